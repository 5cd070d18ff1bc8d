import { createCustomCheck } from '../dom/controls/check-custom';
import type { DrawnForm } from '../form/drawn-form';
import { upgradeForm } from './upgrade-form';

/** Has a form ask the page's own rules, of which those for fields of the changed name are new. A chunk of its own. */
export async function askRules(form: DrawnForm, changed: string): Promise<void> {
  const { changes } = await upgradeForm(form);
  if (!form.context.signal.aborted) changes.askRules(createCustomCheck, changed);
}
