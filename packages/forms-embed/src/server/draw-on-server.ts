import { guard, type MountError, report, uniqueId } from '@mountkit/core';
import { jsonObject, jsonText } from '@mountkit/core/logic';
import type { DrawOnServer } from '../react/marketing-form';
import { containerOf } from '../ui/container';
import { openForServer, type ServerFormOptions } from './open-for-server';

/** Draws a form for the React component: specification 2 section 2. A form that cannot be drawn is reported. */
export const drawForReact: DrawOnServer = (definition, options) =>
  guard(
    () => {
      const instanceId = uniqueId();
      const { View, model } = openForServer(definition, { ...options, instanceId } as ServerFormOptions);
      // How often a page holds the form is not known here: each gets ids of its own.
      return { instanceId, form: containerOf(View, { ...model, suffix: `${model.suffix}_${instanceId}` }) };
    },
    (error) => {
      const { guid } = jsonObject(jsonObject(definition).form);
      report(`form ${jsonText(guid)}: ${(error as MountError).message}`, error, 'error');
    },
  ) ?? null;
