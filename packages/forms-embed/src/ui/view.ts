import type { ReactElement } from 'react';

/** A component, for files that use nothing else of React. */
export type View<Props> = (props: Props) => ReactElement;
