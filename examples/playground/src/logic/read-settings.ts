import { isJsonObject, type Json, parseSettings, type Schema } from '@mountkit/core/logic';
import { POPUP_SCHEMA } from '../../../../packages/popup-engine/src/settings';
import { TIMING_SCHEMA } from '../../../../packages/popup-engine/src/settings/timing-settings';
import { TRIGGER_SCHEMA } from '../../../../packages/popup-engine/src/settings/trigger-settings';
import { type Problem, readJson } from './json-lines';

/** Settings as they were written, and what is wrong with them. */
export interface ReadSettings {
  /** Null where the text holds none. */
  readonly settings: Json | null;
  /** The same in the types that TypeScript expects; what cannot be read is left out. */
  readonly typed: Json;
  readonly problems: readonly Problem[];
}

/** Settings that are read together: those of the widget itself, or of one of its own settings. */
interface Bundle {
  readonly schema: Schema<object>;
  /** The setting that holds them. */
  readonly within?: string;
}

/** Reads the settings of a popup as it does. Never throws. */
export const readPopupSettings = (written: string): ReadSettings =>
  readSettings(written, [
    { schema: POPUP_SCHEMA },
    { schema: TIMING_SCHEMA, within: 'timing' },
    { schema: TRIGGER_SCHEMA, within: 'triggers' },
  ]);

/** Reads the settings of a page's widget as it does. Never throws. */
export const readWidgetSettings = (written: string, schema: Schema<object>): ReadSettings =>
  readSettings(written, [{ schema }]);

function readSettings(written: string, bundles: readonly Bundle[]): ReadSettings {
  const { value, problems: broken, place } = readJson(written);
  if (broken.length > 0) return { settings: null, typed: {}, problems: broken };
  if (!isJsonObject(value)) {
    const message = `The settings are ${describe(value)}, expected an object.`;
    return { settings: null, typed: {}, problems: [{ ...place([]), message }] };
  }
  const problems: Problem[] = [];
  const typed: Record<string, unknown> = {};
  for (const { schema, within } of bundles) {
    const raw = within === undefined ? value : value[within];
    if (!isJsonObject(raw)) continue;
    if (within === undefined) Object.assign(typed, readBundle(schema, raw, []));
    else typed[within] = readBundle(schema, raw, [within]);
  }
  return { settings: value, typed, problems: problems.toSorted((one, other) => one.offset - other.offset) };

  function readBundle(schema: Schema<object>, raw: Json, path: readonly string[]): Record<string, unknown> {
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
