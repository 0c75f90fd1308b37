import { describe, expect, it } from 'vitest';
import { mergeTexts } from './merge-text';

describe('mergeTexts', () => {
  it('keeps what either side added or changed', () => {
    expect(mergeTexts([''], 'Mine', 'Theirs')).toBe('Theirs\nMine');
    expect(mergeTexts(['a\nb\nc'], 'A\nb\nc', 'a\nb\nC')).toBe('A\nb\nC');
    expect(mergeTexts(['a'], 'a', 'a\nb')).toBe('a\nb');
    expect(mergeTexts(['a'], 'a and mine', 'a')).toBe('a and mine');
  });

  it('lets both stand where both changed one line', () => {
    expect(mergeTexts(['Ask Ada.\nx'], 'Ask Ada. Mine\nx', 'Ask Ada. Theirs\nx')).toBe(
      'Ask Ada. Theirs\nx\nAsk Ada. Mine',
    );
  });

  it('takes an earlier save of one’s own, whose answer never came, for one’s own', () => {
    expect(mergeTexts(['', 'Ask'], 'Ask Ada.', 'Ask')).toBe('Ask Ada.');
    expect(mergeTexts(['a', 'ab'], 'a', 'ab')).toBe('a');
  });

  it('keeps every line of texts too long to be compared', () => {
    const lines = (word: string) => Array.from({ length: 5_000 }, (_, n) => `${word}${n}`);
    const merged = mergeTexts([''], lines('m').join('\n'), lines('t').join('\n')).split('\n');
    expect(merged).toEqual([...lines('t'), ...lines('m')]);
  });
});
