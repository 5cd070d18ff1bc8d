declare module 'idiomorph' {
  export const Idiomorph: {
    morph(
      old: Element,
      content: Element | readonly Node[],
      options: { readonly morphStyle: 'innerHTML' | 'outerHTML'; readonly ignoreActiveValue: boolean },
    ): unknown;
  };
}
