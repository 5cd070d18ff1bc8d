import type { CSSProperties, ReactElement, ReactNode, Ref } from 'react';

/** The attributes and children of a popup's or a panel's content. */
export interface ContentProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The outer element takes no part in the layout. */
const OUTER: CSSProperties = { display: 'contents' };

/**
 * The content, hidden as in any page unless it is a part of it, in an element that stays React's own: the widget wraps the inner one, and React
 * takes the outer one away.
 */
export function LayerContent({
  content,
  children,
  isInPage = false,
  ...rest
}: ContentProps & { content: Ref<HTMLDivElement>; isInPage?: boolean }): ReactElement {
  return (
    <div style={OUTER}>
      <div {...rest} ref={content} hidden={!isInPage}>
        {children}
      </div>
    </div>
  );
}
