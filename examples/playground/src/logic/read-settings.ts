import { isJsonObject, type Json, parseSettings, type Schema } from '@mountkit/core/logic';
import { POPUP_SCHEMA } from '../../../../packages/popup-engine/src/settings';
import { TIMING_SCHEMA } from '../../../../packages/popup-engine/src/settings/timing-settings';
import { TRIGGER_SCHEMA } from '../../../../packages/popup-engine/src/settings/trigger-settings';
import { type Problem, readJson } from './json-lines';

/** Settings of a popup as they were written, and what is wrong with them. */
export interface ReadSettings {
  /** Null where the text holds none. */
  readonly settings: Json | null;
  /** The same in the types that TypeScript expects; what cannot be read is left out. */
  readonly typed: Json;
  readonly problems: readonly Problem[];
}

/** Reads settings as the widget does. Never throws. */
export function readPopupSettings(written: string): ReadSettings {
  const { value, problems: broken, place } = readJson(written);
  if (broken.length > 0) return { settings: null, typed: {}, problems: broken };
  if (!isJsonObject(value)) {
    const message = `The settings are ${describe(value)}, expected an object.`;
    return { settings: null, typed: {}, problems: [{ ...place([]), message }] };
  }
  const problems: Problem[] = [];
  const typed = readBundle(POPUP_SCHEMA, value, []);
  if (isJsonObject(value.timing)) typed.timing = readBundle(TIMING_SCHEMA, value.timing, ['timing']);
  if (isJsonObject(value.triggers)) typed.triggers = readBundle(TRIGGER_SCHEMA, value.triggers, ['triggers']);
  return { settings: value, typed, problems: problems.toSorted((one, other) => one.offset - other.offset) };

  function readBundle<Settings>(schema: Schema<Settings>, raw: Json, path: readonly string[]): Record<string, unknown> {
    const { settings, problems: found } = parseSettings(schema, raw);
    for (const problem of found) {
      const at = [...path, problem.key];
      const message = `${at.join('.')} is ${describe(problem.found)}, expected ${problem.expected}.`;
      problems.push({ ...place(at), message });
    }
    const bad = new Set(found.map(({ key }) => key));
    const given = Object.entries(settings as Json).filter(([key]) => Object.hasOwn(raw, key) && !bad.has(key));
    return Object.fromEntries(given);
  }
}

/** What was found, in a few words. */
function describe(found: unknown): string {
  const json = JSON.stringify(found);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}
