/** The format of sent dates: `YYYY-MM-DD`. */
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
/** ISO 8601 with an offset; seconds and their fraction may be left out. */
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-](\d\d):?(\d\d))$/;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The number of days in a month, counted from 1; 0 for an invalid month. */
export function daysIn(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a text is a day of the calendar as `YYYY-MM-DD`: specification 2 section 5. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
}

/** Whether a text is a moment in ISO 8601 with an offset, the format of a sent `datetime`. */
export function isRealMoment(text: string): boolean {
  const [, date = '', hour, minute, second = 0, offsetHour = 0, offsetMinute = 0] = MOMENT.exec(text) ?? [];
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  return isTime && Number(offsetHour) < 24 && Number(offsetMinute) < 60 && isRealDate(date);
}
