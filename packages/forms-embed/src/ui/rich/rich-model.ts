import type { ReactElement } from 'react';
import type { FormModel } from '../../form-model';
import type { LegalConsent, RichDefinition } from '../../logic/rich-definition';
import type { RichCell, RichStore } from '../../logic/rich-state';

/** What the components of a rich form draw from. */
export interface RichModel extends FormModel {
  readonly definition: RichDefinition;
  readonly store: RichStore;
  /** Foreign markup as nodes that can run nothing: contract section 6. */
  readonly clean: (markup: string) => Node | string;
  /** Drawn by chunks that only some forms need. */
  readonly parts: {
    readonly Branding?: ((props: { model: RichModel }) => ReactElement | null) | undefined;
    readonly ConsentBlock?: ((props: { model: RichModel; consent: LegalConsent }) => ReactElement) | undefined;
    readonly Pager?: ((props: { model: RichModel }) => ReactElement) | undefined;
    readonly PhoneControl?: ((props: ControlProps) => ReactElement) | undefined;
    readonly Summary?: ((props: { model: RichModel }) => ReactElement | null) | undefined;
    readonly DateControl?: ((props: ControlProps) => ReactElement) | undefined;
  };
  /** Told when any field changes. */
  readonly everyField: (listener: () => void) => () => void;
  /** Goes to the page of a field and puts the focus into it. */
  readonly goToField: (cell: RichCell) => void;
  /** Gives up who the visitor is: the values of the address stay. */
  readonly reset: () => void;
}

/** What every control is given. */
export interface ControlProps {
  readonly model: RichModel;
  readonly cell: RichCell;
  /** The id of the control, to which its label points. */
  readonly id: string;
  readonly labelId: string;
  /** The classes of the control; those of a refused value among them. */
  readonly className: string;
  /** What ties the control to its error, its description and the rest. */
  readonly aria: {
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  };
}
