import type { ReactElement } from 'react';
import type { Entry, FormModel, OpenForm, SendSubmission } from '../../form/form-model';
import type { FullDefinition, LegalConsent } from '../../logic/definition/full-definition';
import type { FullCell, FullStore } from '../../logic/state/full-state';
import type { Texts } from '../../logic/texts/messages';

/** What the components of a full form draw from. */
export interface FullModel extends FormModel {
  readonly definition: FullDefinition;
  readonly store: FullStore;
  /** Foreign markup as nodes that can run nothing: contract section 6. */
  readonly clean: (markup: string) => Node | string;
  /** Drawn by chunks that only some forms need. */
  readonly parts: Pick<Addition, 'Start' | 'End' | 'Tail'> & {
    readonly ConsentBlock?: ((props: { model: FullModel; consent: LegalConsent }) => ReactElement) | undefined;
    readonly NotYou?: ((props: { model: FullModel }) => ReactElement | null) | undefined;
    readonly PageHeading?: ((props: { model: FullModel; page: number }) => ReactElement) | undefined;
    readonly Pager?: ((props: { model: FullModel }) => ReactElement) | undefined;
    readonly PhoneControl?: ((props: ControlProps) => ReactElement) | undefined;
    readonly Summary?: ((props: { model: FullModel }) => ReactElement | null) | undefined;
    readonly DateControl?: ((props: ControlProps) => ReactElement) | undefined;
    /** Draws a field, by its id, or the rich text of a group, by its index, when it is its turn. Default at once. */
    readonly inTurn?: ((part: string | number, view: ReactElement) => ReactElement) | undefined;
    /** Draws what a script would bring into sight. Only a server has it. */
    readonly WithoutScript?: ((props: { model: FullModel; cell: FullCell }) => ReactElement) | undefined;
  };
  /** Told when any field changes. */
  readonly everyField: (listener: () => void) => () => void;
  /** Goes to the page of a field and puts the focus into it. */
  readonly goToField: (cell: FullCell) => void;
  /** Gives up who the visitor is: the values of the address stay. */
  readonly reset: () => void;
}

/**
 * Something that only some forms have beside their fields: it may hold a submission back, and say or send more with
 * it. What is not given has no say.
 */
export interface Addition {
  /** Told of the form's state, before anything is drawn. */
  readonly join?: (store: FullStore) => void;
  /** Asked when every value is in order; false where there is to be no submission now. */
  readonly before?: () => Promise<boolean>;
  /** What a submission sends beside the values. */
  readonly entries?: () => readonly Entry[];
  /** What `hs_context` says beside the rest. */
  readonly facts?: () => object;
  /** Renews what `entries` gave, where it has aged before it could be sent. */
  readonly freshen?: (entries: readonly Entry[]) => Promise<readonly Entry[]>;
  /** Takes a submission to where another way brings it at once; without another, that is a request. */
  readonly carry?: (send: SendSubmission | undefined) => SendSubmission | undefined;
  /** English texts that it brings. */
  readonly texts?: Texts;
  /** What it adds to the default theme. */
  readonly css?: string;
  /** Drawn before the fields. */
  readonly Start?: (props: { model: FullModel }) => ReactElement | null;
  /** Drawn between the fields and the button. */
  readonly End?: (props: { model: FullModel }) => ReactElement | null;
  /** Drawn after the button. */
  readonly Tail?: (props: { model: FullModel }) => ReactElement | null;
  /** Drawn in place of the form. */
  readonly View?: OpenForm['View'];
}

/** What every control is given. */
export interface ControlProps {
  readonly model: FullModel;
  readonly cell: FullCell;
  readonly labelId: string;
  /** What every control has. */
  readonly common: {
    /** To which its label points. */
    readonly id: string;
    /** The key of its value. */
    readonly name: string;
    /** Those of a refused value among them. */
    readonly className: string;
    readonly required: boolean;
    /** What ties the control to its error, its description and the rest. */
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
    /** The visitor comes into the field, and leaves it. */
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}
