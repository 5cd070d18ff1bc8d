import { describe, expect, it } from 'vitest';
import { readTemplateId } from './template-id';

describe('readTemplateId', () => {
  it.each([
    ['?theme_template_id=77', '77'],
    ['?a=1&theme_template_id=x%22y', 'x"y'],
    ['?template_id=77', ''],
    ['', ''],
  ])('%s asks for %j', (search, id) => expect(readTemplateId(search)).toBe(id));
});
