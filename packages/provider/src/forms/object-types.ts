/** Object type ids, specification 2 section 3. */
export const CONTACT = '0-1';
export const COMPANY = '0-2';
const TICKET = '0-5';
const FEEDBACK = '0-19';

/** Which object a field belongs to: what stands before the name in its id says it. */
export function objectTypeOf(field: { id: string; name: string }): string {
  const prefix = field.id.slice(0, field.id.length - field.name.length);
  if (prefix === '') return CONTACT;
  if (prefix === 'TICKET.') return TICKET;
  if (prefix === 'FEEDBACK_SUBMISSION.') return FEEDBACK;
  return prefix.slice(0, -1);
}
