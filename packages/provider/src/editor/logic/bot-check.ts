import { type Json, objectOf } from './document';
import { readFact, writeFact } from './facts';

const NONE = 'none';
/** The mark of the page that the form is on, as in definitions from elsewhere. */
const OF_PAGE = 'page';
const LABELS: Readonly<Record<string, string>> = {
  [NONE]: 'None',
  'proof-of-work': 'Proof of work: nothing to see, no third party',
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
  recaptcha: 'reCAPTCHA',
  [OF_PAGE]: 'Whichever the page has',
};

/** The bot check of a form, as a choice of the editor. */
export function readBotCheck(form: Json): string {
  if (form.captchaEnabled !== true) return NONE;
  const check = readFact(form, 'botCheck');
  return typeof check === 'string' && check in LABELS ? check : OF_PAGE;
}

/** The part of a form that changes with the choice. */
export const writeBotCheck = (form: Json, check: string): Json => ({
  captchaEnabled: check !== NONE,
  metaData: writeFact(form, 'botCheck', check === NONE || check === OF_PAGE ? null : check),
});

/** The choices: what the server can verify, and what the form has already. */
export function listBotChecks(
  form: Json,
  verifiable: readonly string[] = ['proof-of-work'],
): (readonly [string, string])[] {
  const chosen = readBotCheck(form);
  const isKnown = chosen === NONE || chosen === OF_PAGE || verifiable.includes(chosen);
  const offered = [NONE, ...verifiable, ...(chosen === OF_PAGE ? [OF_PAGE] : [])];
  const all = offered.map((name) => [name, LABELS[name] ?? name] as const);
  return isKnown ? all : [...all, [chosen, `${LABELS[chosen]} (not set up on this server)`]];
}

/** The attributes and properties that a form's element and its React component need for the check. */
export function botCheckMarkup(definition: unknown): { attributes: string; properties: string } {
  const check = readBotCheck(objectOf(objectOf(definition).form));
  if (check === NONE || check === OF_PAGE) return { attributes: '', properties: '' };
  const isProof = check === 'proof-of-work';
  return {
    attributes: ` data-bot-check="${check}"${isProof ? '' : ' data-bot-check-key="YOUR_SITE_KEY"'}`,
    properties: `\n  botCheck="${check}"${isProof ? '' : '\n  botCheckKey="YOUR_SITE_KEY"'}`,
  };
}
