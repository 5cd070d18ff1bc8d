import { createWidget, type PageConfig, parseJson, report, shared, type Widget } from '@mountkit/core';
import { ARMED_SCHEMA, type ArmedSettings } from '../armed-settings';
import type { PopupEvents } from '../events';
import { isKnown, LINKS } from '../logic/action';
import { mayAsk } from '../logic/is-on';
import { findLayer, type Layer, pageLayers, whenParsed } from './page-layers';
import { withPart } from './parts';

/** Whether the page may say that it is previewed or edited; what reads it is fetched then. */
const mayBeEdited = () =>
  /"mode"/.test(document.querySelector('[data-mountkit-config]')?.textContent as string) ||
  shared<{ config?: PageConfig }>('config', () => ({})).config?.mode;

/**
 * Makes the widget of one kind of layer: wrapped, closed, and opened by links and by what its `open_selector` matches.
 * What else it asks for is fetched. `idKey` is the option that holds its id.
 */
export const createLayer = <Settings extends object>(
  name: 'popup' | 'off-canvas',
  kind: Layer['kind'],
  idKey: 'popupId' | 'offCanvasId',
): Widget<Settings, PopupEvents> =>
  createWidget<ArmedSettings, PopupEvents>({
    name,
    group: 'popups',
    schema: ARMED_SCHEMA,
    isPartial: true,
    identify: (settings) => settings[idKey],
    start(context) {
      const { element, id, markReady, scope, settings, signal } = context;
      const dialog = document.createElement('dialog');
      const box = document.createElement('div');
      // In place and once: frames inside would load anew if it were moved to be shown.
      element.replaceWith(dialog);
      dialog.append(box);
      box.append(element);

      const layers = pageLayers();
      const layer: Layer = {
        kind,
        id,
        dialog,
        box,
        open: (opening) => withPart('show', ({ open }) => open(context as never, layer, opening)),
      };
      if (findLayer(id, kind)) report(`two are ${kind} "${id}"`);
      layers.add(layer);
      scope.add(() => {
        layers.delete(layer);
        if (box.contains(element)) dialog.before(element);
        dialog.remove();
      });
      scope.add(() => layer.shown?.end());

      /** The element, at or around another one, that opens it. */
      const findOpener = (at: Element) => {
        const { open_selector: selector } = settings();
        try {
          return selector && at.closest?.(selector);
        } catch {
          return context.report(`open_selector is "${selector}", expected a selector`);
        }
      };
      // Every layer listens, also to links that appear later: what one of them has followed is left alone by the others.
      const press = (event: Event) => {
        const target = event.target as Element;
        const link = target.closest?.(LINKS);
        const opener = findOpener(target);
        if (link && !event.defaultPrevented) {
          if (isKnown(link.getAttribute('href'))) event.preventDefault();
          withPart('show', ({ follow }) => follow(link));
        }
        if (opener) {
          // The page would jump to its top.
          if (opener.matches('[href^="#"]')) event.preventDefault();
          layer.open({ opener });
        }
      };
      document.addEventListener('click', press, { signal });

      const start = () => {
        findOpener(element);
        const { timing, triggers } = settings();
        if (
          kind !== 'popup' ||
          layer.aide ||
          mayAsk([timing, triggers]) ||
          mayBeEdited() ||
          isKnown(location.hash) ||
          // That it cannot be read is told even if it is never shown.
          !parseJson(element.dataset.settings ?? '{}')
        ) {
          // One that cannot be armed can still be opened by links.
          withPart(kind, ({ arm }) => arm(context as never, layer, withPart), markReady);
        } else markReady();
      };
      context.onSettings(start);
      whenParsed(start, signal);
    },
  }) as object as Widget<Settings, PopupEvents>;
