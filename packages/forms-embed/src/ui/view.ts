import type { ReactElement } from 'react';

/** A component, for files that know nothing else of React. */
export type View<Props> = (props: Props) => ReactElement;
