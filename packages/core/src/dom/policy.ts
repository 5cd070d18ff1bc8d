import { shared } from './shared';

/** Makes what the browser takes where it enforces Trusted Types; elsewhere the text itself does. */
export interface Policy {
  createHTML(markup: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const itself = (text: string) => text;
const RULES: Policy = { createHTML: itself, createScriptURL: itself };

/** The page's one policy named `mountkit`: contract section 2. Throws where the page's own policy does not allow it. */
export const policy = (): Policy =>
  shared(
    'policy',
    () => (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('mountkit', RULES) ?? RULES,
  );
