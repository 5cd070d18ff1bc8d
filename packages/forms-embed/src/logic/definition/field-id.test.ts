import { describe, expect, it } from 'vitest';
import { fieldIdOf } from './field-id';

describe('fieldIdOf', () => {
  it.each([
    ['', 'subject'],
    ['0-1', 'subject'],
    ['0-2', '0-2/subject'],
    ['0-5', 'TICKET.subject'],
    ['0-19', 'FEEDBACK_SUBMISSION.subject'],
    ['2-1234567', '2-1234567/subject'],
    ['0-11', '0-11/subject'],
    ['0-15', '0-15/subject'],
  ])('of object type %j: %s', (objectTypeId, id) => expect(fieldIdOf('subject', objectTypeId)).toBe(id));
});
