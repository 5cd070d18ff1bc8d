import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginReading } from '../../dom/phone/phone-metadata';
import { COUNTRIES, countryOf } from './countries';
import { type PhoneReader, TEXT_FORM_READER } from './phone';
import { emptyEntry, numberOf, type PhoneEntry, type PhoneEvent, reducePhone } from './phone-entry';
import { caretIn, digitsOf } from './phone-text';
import { createPlanReader } from './plan-reader';

const reader = createPlanReader(beginReading);

const typed = (text: string, kind = 'insertText'): PhoneEvent => ({ type: 'edited', text, kind, isComposing: false });
const composed = (text: string): PhoneEvent => ({ type: 'edited', text, kind: 'insertText', isComposing: true });
const chosen = (code: string): PhoneEvent => ({ type: 'chosen', country: countryOf(code) });
const given = (number: string): PhoneEvent => ({ type: 'given', number, first: countryOf('US') });

/** An entry that begins empty in a country, after these events. */
const after = (code: string, events: readonly PhoneEvent[], by: PhoneReader = reader): PhoneEntry =>
  events.reduce((entry, event) => reducePhone(entry, event, by), emptyEntry(countryOf(code)));

const read = (entry: PhoneEntry, by: PhoneReader = reader) =>
  [entry.text, entry.place.shown.code, numberOf(entry, by)] as const;

describe('what is typed', () => {
  it('is formatted when its digits change', () => {
    expect(read(after('US', [typed('2125550123')]))).toEqual(['(212) 555-0123', 'US', '+12125550123']);
    expect(read(after('US', [typed('2125550123')], TEXT_FORM_READER), TEXT_FORM_READER)).toEqual([
      '2125550123',
      'US',
      '+12125550123',
    ]);
  });

  it('keeps separators that were deleted or set, until a digit follows', () => {
    const deleted = after('US', [typed('2125550123'), typed('(212) 5550123', 'deleteContentBackward')]);
    expect(deleted.text).toBe('(212) 5550123');
    const set = reducePhone(deleted, typed('(212) 555.0123'), reader);
    expect(set.text).toBe('(212) 555.0123');
    expect(reducePhone(set, typed('(212) 555.012', 'deleteContentBackward'), reader).text).toBe('(212) 555-012');
  });

  it('in an international form shows its country, which stays when it is gone', () => {
    const german = after('US', [typed('+4930')]);
    expect(read(german)).toEqual(['+49 30', 'DE', '+4930']);
    expect(read(reducePhone(german, typed('', 'deleteContentBackward'), reader))).toEqual(['', 'DE', '']);
  });

  it('with a prefix for calls abroad shows its country while it is there', () => {
    const german = after('US', [typed('01149301')]);
    expect(read(german)).toEqual(['011 49 30 1', 'DE', '+49301']);
    expect(read(reducePhone(german, typed('212'), reader))).toEqual(['(212)', 'US', '+1212']);
  });

  it('that no number can have stays as it is', () => {
    expect(read(after('DE', [typed('030 abc')]))).toEqual(['030 abc', 'DE', '030abc']);
  });
});

describe('what comes as a whole', () => {
  it.each(['insertFromPaste', 'insertFromDrop', ''])('by %j is made a number of', (kind) => {
    expect(read(after('US', [typed('Phone: +49 (0)30/123456', kind)]))).toEqual([
      '+49 030 123456',
      'DE',
      '+4930123456',
    ]);
  });

  it('is no word that is typed', () => {
    expect(after('US', [typed('Phone: ')]).text).toBe('Phone: ');
  });
});

describe('what is not ours to write', () => {
  it('is left while it is composed, and formatted afterwards', () => {
    const composing = after('US', [typed('212'), composed('(212)5550')]);
    expect(read(composing)).toEqual(['(212)5550', 'US', '+12125550']);
    expect(reducePhone(composing, typed('(212)5550'), reader).text).toBe('(212) 555-0');
  });

  it('is left when it is undone or done again, and formatted at the next digit', () => {
    const undone = after('US', [typed('2125550'), typed('2125', 'historyUndo')]);
    expect(read(undone)).toEqual(['2125', 'US', '+12125']);
    expect(reducePhone(undone, typed('2125', 'historyRedo'), reader).text).toBe('2125');
    expect(reducePhone(undone, typed('21255'), reader).text).toBe('(212) 55');
  });
});

describe('another country', () => {
  it('gives a national number its dial code and its form', () => {
    expect(read(after('US', [typed('030123456'), chosen('DE')]))).toEqual(['030 123456', 'DE', '+4930123456']);
  });

  it('takes the place of the one in an international number', () => {
    expect(read(after('US', [typed('+4930123456'), chosen('AT')]))).toEqual(['+43 3012 3456', 'AT', '+4330123456']);
    expect(read(after('US', [typed('01149301234'), chosen('AT')]))).toEqual(['+43 3012 34', 'AT', '+43301234']);
  });

  it('stays for what is typed then', () => {
    expect(read(after('US', [chosen('CA'), typed('4165550123')]))).toEqual(['(416) 555-0123', 'CA', '+14165550123']);
  });
});

describe('a number that the state is given', () => {
  it('stands there as it came, with its country', () => {
    expect(read(after('US', [given('+49 30 123456')]))).toEqual(['+49 30 123456', 'DE', '+4930123456']);
    expect(read(after('DE', [given('030 123456')]))).toEqual(['030 123456', 'DE', '+4930123456']);
  });

  it('that is none gives back the first country', () => {
    expect(read(after('DE', [typed('030'), given('')]))).toEqual(['', 'US', '']);
  });
});

describe('leaving', () => {
  it('formats, and takes away what is no more than a dial code', () => {
    expect(after('US', [typed('2125550123'), typed('212.555.0123'), { type: 'left' }]).text).toBe('(212) 555-0123');
    for (const text of ['+', '+49', '1', '(', ' ']) expect(after('US', [typed(text), { type: 'left' }]).text).toBe('');
    expect(after('US', [typed('call me'), { type: 'left' }]).text).toBe('call me');
  });
});

describe('editing anywhere', () => {
  const anyEdit = fc.oneof(
    { weight: 4, arbitrary: fc.record({ put: fc.constantFrom(...'0123456789') }) },
    fc.record({ take: fc.constantFrom('Backward', 'Forward') }),
    fc.record({ go: fc.nat() }),
  );

  it('changes the digits that a plain input would have changed, and leaves the caret between the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.boolean(),
        fc.array(anyEdit, { minLength: 1, maxLength: 40 }),
        (country, isInternational, edits) => {
          let entry = reducePhone(emptyEntry(country), typed(isInternational ? `+${country.dial}` : ''), reader);
          let caret = entry.text.length;
          for (const edit of edits) {
            const { text } = entry;
            if ('go' in edit) {
              caret = edit.go % (text.length + 1);
              continue;
            }
            const kind = 'put' in edit ? 'insertText' : `deleteContent${edit.take}`;
            const from = 'put' in edit || edit.take === 'Forward' ? caret : Math.max(0, caret - 1);
            const to = 'put' in edit || edit.take === 'Backward' ? caret : caret + 1;
            const put = 'put' in edit ? edit.put : '';
            const plain = text.slice(0, from) + put + text.slice(to);
            const plainCaret = from + put.length;

            entry = reducePhone(entry, typed(plain, kind), reader);
            caret = caretIn(entry.text, { text: plain, caret: plainCaret }, kind.endsWith('Forward'));
            expect(digitsOf(entry.text)).toBe(digitsOf(plain));
            expect(digitsOf(entry.text.slice(0, caret))).toBe(digitsOf(plain.slice(0, plainCaret)));
            if (plainCaret === plain.length) expect(caret).toBe(entry.text.length);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
