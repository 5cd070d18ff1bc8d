import { type Disposer, parseJson, parseSettings, type Schema } from '@mountkit/core';
import { RULE_NAMES } from '../logic/rule-names';
import { joinPage } from './join-page';
import { makeShowable } from './make-showable';
import { type Layer, pageMode, whenParsed } from './page-layers';
import type { Gate, PopupContext } from './part-types';
import { type Parts, withPart } from './parts';
import { wrap } from './wrap';

const isOn = (flag: unknown) => /^(?:true|yes|1)$/.test(`${flag}`);

/** Starts a popup: wraps it, checks its rules and arms its triggers, each part fetched if it is asked for. */
export function startPopup(context: PopupContext): void {
  const { element, scope, signal, settings } = context;
  const { unwrap, ...wrapped } = wrap(element);
  scope.add(unwrap);
  let gate: Gate | undefined;
  let disarm: Disposer = () => {};
  let before: string | undefined;

  const layer: Layer = {
    kind: 'popup',
    ...makeShowable(
      context,
      wrapped.dialog,
      (opening, gone) =>
        ({ showPopup }) =>
          showPopup(context, { ...wrapped, ...opening, gone, count: (when) => gate?.count(when) }),
    ),
    explain: () =>
      gate?.check() ??
      RULE_NAMES.filter((rule) => isOn(settings().timing[rule])).map((rule) => ({
        rule,
        passes: false,
        reason: 'not checked yet',
      })),
  };

  /** Reads a group of settings by its own schema; the empty text is no value. */
  const readGroup = <Group>(name: 'timing' | 'triggers', schema: Schema<Group>): Group => {
    const given = Object.entries(settings()[name]).filter(([, value]) => value !== '');
    const { settings: group, problems } = parseSettings(schema, Object.fromEntries(given));
    for (const { key, found, expected } of problems) {
      context.report(`data-settings.${name}.${key} is ${JSON.stringify(found)}, expected ${expected}`);
    }
    return group;
  };

  /** What decides whether and when it shows by itself. */
  const fingerprint = () => {
    const { timing, triggers, open_selector } = settings();
    return JSON.stringify([timing, triggers, open_selector]);
  };

  const arm = () => {
    const { triggers, open_selector } = settings();
    const failed = gate?.check().find(({ passes }) => !passes);
    const isArmed = !failed && Object.values(triggers).some(isOn);
    if (failed) context.emit('blocked', { rule: failed.rule, reason: failed.reason });
    if (!isArmed && !open_selector) return context.markReady();
    const armWith = ({ armTriggers }: Parts['triggers']) => {
      // Settings that have changed meanwhile have armed it anew.
      if (signal.aborted || fingerprint() !== before) return;
      context.markReady();
      disarm = armTriggers(context, isArmed ? readGroup : undefined, layer.open);
    };
    // One that cannot be armed can still be opened by links.
    return withPart('triggers', armWith, context.markReady);
  };

  const start = () => {
    const { timing } = settings();
    if (fingerprint() === before) return;
    before = fingerprint();
    disarm();
    gate = undefined;
    if (RULE_NAMES.some((rule) => isOn(timing[rule]))) {
      const checkWith = ({ createGate }: Parts['rules']) => {
        if (signal.aborted) return;
        gate = createGate(context, readGroup);
        arm();
      };
      withPart('rules', checkWith, context.markReady);
    } else arm();
  };

  scope.add(joinPage(layer));
  scope.add(() => disarm());
  // Nothing of it can be read: that is told even if it is never shown.
  if (context.isPartlyRead() && !parseJson(element.dataset.settings ?? '{}')) {
    withPart('show', ({ readPopup }) => readPopup(context));
  }
  whenParsed(() => {
    if (pageMode() === 'live') {
      context.onSettings(start);
      start();
    } else {
      context.markReady();
      layer.open();
    }
  }, signal);
}
