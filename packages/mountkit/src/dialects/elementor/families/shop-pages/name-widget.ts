import { type Json, jsonObject, jsonText } from '@mountkit/core/logic';
import { watchElements } from '../../watch-elements';

/**
 * Says with each of the shop's forms in a widget which page and which widget it is in: by that the builder draws what the shop
 * answers in the widget's own words.
 */
export function nameWidget(selector: string): void {
  watchElements(`${selector} [name=_wp_http_referer]`, async (input) => {
    const { elementorFrontendConfig } = window as object as Json;
    const page = jsonText(jsonObject(jsonObject(elementorFrontendConfig).post).id);
    const widget = input.closest<HTMLElement>(selector)?.dataset.id;
    if (!page || !widget) return undefined;
    const address = new URL(location.href);
    address.searchParams.set('elementorPageId', page);
    address.searchParams.set('elementorWidgetId', widget);
    (input as HTMLInputElement).value = address.href;
    return undefined;
  });
}
