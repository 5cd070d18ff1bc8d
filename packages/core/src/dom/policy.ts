import { shared } from './shared';

/** Makes the values that the browser requires if it enforces Trusted Types; otherwise the text is used. */
export interface Policy {
  createHTML(markup: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const itself = (text: string) => text;
const RULES: Policy = { createHTML: itself, createScriptURL: itself };

/** The page's one policy named `mountkit`: contract section 2. Throws if the page's policy does not allow it. */
export const policy = (): Policy =>
  shared(
    'policy',
    () => (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mountkit', RULES) ?? RULES,
  );
