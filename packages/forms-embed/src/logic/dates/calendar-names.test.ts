import { describe, expect, it } from 'vitest';
import ar from '../../locales/ar';
import de from '../../locales/de';
import th from '../../locales/th';
import { ENGLISH } from '../texts/english';
import { createMessages, type Texts } from '../texts/messages';
import { nameCalendar } from './calendar-names';

const names = (locale: string, table: Texts) => nameCalendar(createMessages({}, locale, table), locale);

describe('the names of a calendar', () => {
  it('are those of the locale', () => {
    const german = names('de', de);
    expect(german.months[0]).toBe('Januar');
    expect(german.weekdays[0]).toBe('Sonntag');
    expect(german.weekdaysShort).toEqual(['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']);
    expect(german.day('2024-06-05')).toBe('Mittwoch, 5. Juni 2024');
    expect(german.month('2024-06')).toBe('Juni 2024');
  });

  it('are of the year and in the digits in which dates travel, whatever is usual there', () => {
    expect(names('th', th).day('2024-06-05')).toContain('2024');
    expect(names('ar', ar).day('2024-06-05')).toMatch(/5.*2024/);
    expect(names('fa', ENGLISH).day('2024-06-05')).toContain('2024');
  });

  it('are those that the page has put in their place', () => {
    const own = { months: 'a,b,c,d,e,f,g,h,i,j,k, l' };
    expect(nameCalendar(createMessages(own, 'en', ENGLISH), 'en').months).toEqual([...'abcdefghijkl']);
  });

  it("are the browser's where there are none, or too few", () => {
    const { months, weekdays, weekdaysShort } = names('en', { ...ENGLISH, months: 'one,two', weekdays: '' });
    expect(months[11]).toBe('December');
    expect(weekdays).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
    expect(weekdaysShort[0]).toBe('Sun');
    expect(names('de', {}).months[4]).toBe('Mai');
  });

  it('are English throughout where the other texts are', () => {
    expect(names('eu', ENGLISH).day('2024-06-05')).toBe('Wednesday, June 5, 2024');
    expect(names('en-GB', ENGLISH).day('2024-06-05')).toMatch(/^Wednesday,? 5 June 2024$/);
    expect(names('not a locale', de).month('2024-06')).toBe('June 2024');
  });
});
