/** Brings a visitor to a challenge, and back when it has gone. */
export interface ChallengeFocus {
  /** @param place where it is; none if the provider moves the focus itself */
  open(place?: HTMLElement): void;
  close(): void;
}

/** @param element that of the form: a focus outside it, or on the challenge, has nowhere to go when the challenge ends. */
export function createChallengeFocus(element: HTMLElement): ChallengeFocus {
  let before: HTMLElement | null = null;
  let challenge: HTMLElement | undefined;
  const focused = () => (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
  return {
    open(place) {
      before = focused();
      challenge = place;
      if (!place) return;
      place.tabIndex = -1;
      place.focus();
    },
    close() {
      const here = focused();
      const isLost = !here || !element.contains(here) || challenge?.contains(here);
      if (isLost && before?.isConnected) before.focus();
      challenge?.removeAttribute('tabindex');
      before = null;
      challenge = undefined;
    },
  };
}
