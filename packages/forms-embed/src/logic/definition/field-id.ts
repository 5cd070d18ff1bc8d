/**
 * The key of a value: specification 2 section 3. Tickets and feedback by type name and dot, other types by type id and
 * slash.
 */
export function fieldIdOf(name: string, objectTypeId: string): string {
  if (objectTypeId === '0-5') return `TICKET.${name}`;
  if (objectTypeId === '0-19') return `FEEDBACK_SUBMISSION.${name}`;
  return objectTypeId === '' || objectTypeId === '0-1' ? name : `${objectTypeId}/${name}`;
}
