import type { FormDefinition } from './definition';

/** A code as in `nl`, `pt-br` or `zh_Hant_TW`. */
const CODE = /^[a-z]{2,3}([-_][a-z\d]{2,8})*$/i;

/** The language that a definition says its texts are in; empty where it names none. */
export const formLanguage = ({ metaData }: Pick<FormDefinition, 'metaData'>): string => {
  const { lang = '' } = metaData;
  return CODE.test(lang) ? lang : '';
};
