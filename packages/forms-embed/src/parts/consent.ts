// What only forms that ask for consent need: a chunk of its own.
export { parseConsent } from '../logic/parse-consent';
export { ConsentBlock } from '../ui/rich/consent-block';
