import type { ReactElement } from 'react';
import type { Entry, FormModel, OpenForm, SendSubmission } from '../../form/form-model';
import type { FullDefinition, LegalConsent } from '../../logic/definition/full-definition';
import type { FurtherRules } from '../../logic/rules/full-rules';
import type { FullCell, FullStore } from '../../logic/state/full-state';
import type { Texts } from '../../logic/texts/messages';

/** The model of the components of a full form. */
export interface FullModel extends FormModel {
  readonly definition: FullDefinition;
  readonly store: FullStore;
  /** Foreign markup as nodes that can run nothing: contract section 6. */
  readonly clean: (markup: string) => Node | string;
  /** Components from chunks that only some forms load. */
  readonly parts: Pick<Addition, 'Start' | 'End' | 'Tail' | 'FilesControl'> & {
    readonly ConsentBlock?: ((props: { model: FullModel; consent: LegalConsent }) => ReactElement) | undefined;
    readonly NotYou?: ((props: { model: FullModel }) => ReactElement | null) | undefined;
    readonly PageHeading?: ((props: { model: FullModel; page: number }) => ReactElement) | undefined;
    readonly Pager?: ((props: { model: FullModel }) => ReactElement) | undefined;
    readonly PhoneControl?: ((props: ControlProps) => ReactElement) | undefined;
    readonly Summary?: ((props: { model: FullModel }) => ReactElement | null) | undefined;
    readonly Counter?: ((props: { model: FullModel; cell: FullCell; id: string }) => ReactElement) | undefined;
    readonly DateControl?: ((props: ControlProps) => ReactElement) | undefined;
    /** Draws a field, by its id, or the rich text of a group, by its index, when it is its turn. Default at once. */
    readonly inTurn?: ((part: string | number, view: ReactElement) => ReactElement) | undefined;
    /** Draws a field that only a script would show. Only on a server. */
    readonly WithoutScript?: ((props: { model: FullModel; cell: FullCell }) => ReactElement) | undefined;
  };
  /** Subscribes to changes of any field. */
  readonly everyField: (listener: () => void) => () => void;
  /** Goes to the page of a field and puts the focus into it. */
  readonly goToField: (cell: FullCell) => void;
  /** Forgets who the visitor is: only the values of the address stay. */
  readonly reset: () => void;
}

/**
 * An addition that only some forms have beside their fields. It may hold a submission back, and add to it. Every member
 * is optional.
 */
export interface Addition extends Pick<FurtherRules, 'fileRule'> {
  /** Called with the form's state before anything is drawn. */
  readonly join?: (store: FullStore) => void;
  /** Called when every value is valid; resolves with false to cancel the submission. */
  readonly before?: () => Promise<boolean>;
  /** Entries to send beside the values. */
  readonly entries?: () => readonly Entry[];
  /** Facts to add to `hs_context`. */
  readonly facts?: () => object;
  /** Renews entries that may have expired before they could be sent. */
  readonly freshen?: (entries: readonly Entry[]) => Promise<readonly Entry[]>;
  /** Replaces the way in which a submission is sent; default a request. */
  readonly carry?: (send: SendSubmission | undefined) => SendSubmission | undefined;
  /** Its English texts. */
  readonly texts?: Texts;
  /** Its styles for the default theme. */
  readonly css?: string;
  /** Drawn before the fields. */
  readonly Start?: (props: { model: FullModel }) => ReactElement | null;
  /** Drawn between the fields and the button. */
  readonly End?: (props: { model: FullModel }) => ReactElement | null;
  /** Drawn after the button. */
  readonly Tail?: (props: { model: FullModel }) => ReactElement | null;
  /** Drawn as the control of a file field; default the browser's own control alone. */
  readonly FilesControl?: ((props: ControlProps) => ReactElement) | undefined;
  /** Drawn in place of the form. */
  readonly View?: OpenForm['View'];
}

/** The properties of every control. */
export interface ControlProps {
  readonly model: FullModel;
  readonly cell: FullCell;
  /** Its label, which only a single checkbox draws itself. */
  readonly label: ReactElement;
  readonly labelId: string;
  /** The attributes of every control. */
  readonly common: {
    /** Its label points to it. */
    readonly id: string;
    /** The key of its value. */
    readonly name: string;
    /** Including those of a refused value. */
    readonly className: string;
    readonly required: boolean;
    /** Connects the control to its error, description and footer. */
    readonly 'aria-invalid': boolean;
    readonly 'aria-describedby': string | undefined;
    /** The visitor enters and leaves the field. */
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}
