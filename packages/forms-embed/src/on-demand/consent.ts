// What only forms that ask for consent need: a chunk of its own.
export { parseConsent } from '../logic/definition/parse-consent';
export { ConsentBlock } from '../ui/full/consent-block';
