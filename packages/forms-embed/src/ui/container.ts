import { createElement, type ReactElement } from 'react';
import type { FormModel, OpenForm } from '../form/form-model';

/** The element around a form, the same as in the browser. */
export const containerOf = (View: OpenForm['View'], model: FormModel): ReactElement =>
  createElement(
    'div',
    {
      id: `hbspt-form-${model.instanceId}`,
      className: model.settings.unstyled ? 'hbspt-form' : 'hbspt-form mk-form',
      'data-hs-forms-root': 'true',
    },
    createElement(View, { model }),
  );
