import { showThanks } from '../../dom/submission/show-thanks';
import type { FormModel } from '../../form/form-model';
import type { View } from '../view';

/** Shows the thank-you message where the form would stand, for `showInlineMessageInitially`. A chunk of its own. */
export function createInitialMessage(): View<{ model: FormModel }> {
  let take: ((place: HTMLElement | null) => void) | undefined;
  return ({ model }) => {
    // One for all drawings: a message is put there once.
    take ??= (place) => {
      const { definition, settings, messages, instanceId } = model;
      // There is no form to be told of; that something stands there is what counts.
      model.formElement(place as HTMLFormElement | null);
      if (!place) return;
      const text = settings.inlineMessage || definition.inlineMessage || messages.of('thankYou');
      showThanks(place, text, { guid: definition.guid, instanceId, hadFocus: false }).catch(() => place.append(text));
    };
    return <div ref={take} />;
  };
}
