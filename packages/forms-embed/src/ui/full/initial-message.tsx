import { showThanks } from '../../dom/submission/show-thanks';
import type { FormModel } from '../../form/form-model';
import type { View } from '../view';

/** Shows the thank-you message in place of the form, for `showInlineMessageInitially`. A chunk of its own. */
export function createInitialMessage(): View<{ model: FormModel }> {
  let take: ((place: HTMLElement | null) => void) | undefined;
  return ({ model }) => {
    // The same ref for all drawings, so that the message is shown once.
    take ??= (place) => {
      const { definition, settings, messages, instanceId, language } = model;
      // There is no form element, but the page has to know that something is shown.
      model.formElement(place as HTMLFormElement | null);
      if (!place) return;
      const text = settings.inlineMessage || definition.inlineMessage || messages.of('thankYou');
      const form = { guid: definition.guid, instanceId, hadFocus: false, language };
      showThanks(place, text, form).catch(() => place.append(text));
    };
    return <div ref={take} />;
  };
}
