import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ['Germany', 'germany'],
    ['Åland Islands', 'aland islands'],
    ['Côte d’Ivoire', "cote d'ivoire"],
    ['São Tomé', 'sao tome'],
    ['ÖSTERREICH', 'osterreich'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['İstanbul', 'istanbul'],
    ['Diyarbakır', 'diyarbakir'],
    ['ΕΛΛΆΣ', 'ελλασ'],
    ['Guinea-Bissau', 'guinea bissau'],
    ['  two \u00a0 words ', 'two words'],
    ['Ｊａｐａｎ', 'japan'],
    ['الأردن', 'الاردن'],
    ['', ''],
    ['-', ''],
  ])('writes %j as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('keeps marks that make another letter', () => {
    expect(foldText('が')).not.toBe(foldText('か'));
    expect(foldText('कि')).not.toBe(foldText('क'));
  });

  it('is the same for a text that it has written, and for capitals', () => {
    for (const text of ['Åland', 'Straße', 'Việt Nam', '대한민국', 'Ünïted-Ärab']) {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(foldText(text.toUpperCase())).toBe(foldText(text));
    }
  });
});
