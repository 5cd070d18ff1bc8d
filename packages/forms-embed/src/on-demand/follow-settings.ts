import { openPart } from '@mountkit/core';
import type { DrawnForm } from '../form/drawn-form';

/** Has a form apply settings that are changed after it was drawn, beyond those that it draws from anyway. */
export function followSettings(form: DrawnForm): void {
  const { context, open } = form;
  const { settings, hasUnreadOptions } = context;
  const settingsChanged = openPart(() => import('./settings-changed'), 'support for settings changed later', context);
  const apply = () => void settingsChanged((part) => part.applySettings(form));
  const isNew = () => hasUnreadOptions() || settings().locale !== (open().changes?.locale() ?? 'en');
  // Once all options are read, any of them may have changed.
  context.onSettings(() => (isNew() || settings().mode !== undefined) && apply());
  // Some may have changed while this was loaded.
  if (isNew()) apply();
}
