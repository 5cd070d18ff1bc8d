/** The English texts of calendar and country dropdown. Lists are joined by commas, weeks begin with Sunday. */
export const CONTROLS_ENGLISH = {
  country: 'Country',
  chooseDate: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  week: 'Week',
  months: 'January,February,March,April,May,June,July,August,September,October,November,December',
  weekdays: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
  weekdaysShort: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
  invalidDate: 'Please enter a valid date.',
} as const;
