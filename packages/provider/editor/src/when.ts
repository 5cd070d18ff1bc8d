const day = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment for a person, in their own time zone. */
export const writeTime = (iso: string): string => day.format(new Date(iso));
