/** The English texts of searchable selects. */
export const COMBOBOX_ENGLISH = {
  matches: 'Matches: {{ count }}',
  noMatches: 'No matches',
} as const;
