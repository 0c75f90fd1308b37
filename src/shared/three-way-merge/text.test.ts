import { describe, expect, it } from 'vitest';
import { mergeTexts } from './text';

describe('mergeTexts', () => {
  it('keeps what either side added or changed', () => {
    expect(mergeTexts([''], 'Mine', 'Theirs')).toBe('Theirs\nMine');
    expect(mergeTexts(['a\nb\nc'], 'A\nb\nc', 'a\nb\nC')).toBe('A\nb\nC');
    expect(mergeTexts(['a'], 'a', 'a\nb')).toBe('a\nb');
    expect(mergeTexts(['a'], 'a and mine', 'a')).toBe('a and mine');
  });

  it('merges both changes of one line, without repeating common words', () => {
    expect(mergeTexts(['Ask Ada.\nx'], 'Ask Ada. Mine\nx', 'Ask Ada. Theirs\nx')).toBe(
      'Ask Ada. Theirs Mine\nx',
    );
    expect(mergeTexts(['Ask Ada on Monday.'], 'Ask Ada on Friday.', 'Do ask Ada on Monday.')).toBe(
      'Do ask Ada on Friday.',
    );
    expect(mergeTexts(['Ask.'], 'Ask. Call Jim on Monday', 'Ask. Call Ann on Friday')).toBe(
      'Ask. Call Ann on Friday Call Jim on Monday',
    );
  });

  it('keeps both lines if both sides changed the same words', () => {
    expect(mergeTexts(['Ask Ada.\nx'], 'Ask Ida.\nx', 'Ask Uta.\nx')).toBe('Ask Uta.\nAsk Ida.\nx');
  });

  it('recognises one’s own unanswered save', () => {
    expect(mergeTexts(['', 'Ask'], 'Ask Ada.', 'Ask')).toBe('Ask Ada.');
    expect(mergeTexts(['a', 'ab'], 'a', 'ab')).toBe('a');
  });

  it('keeps every line of texts that are too long to compare', () => {
    const lines = (word: string) => Array.from({ length: 5_000 }, (_, n) => `${word}${n}`);
    const merged = mergeTexts([''], lines('m').join('\n'), lines('t').join('\n')).split('\n');
    expect(merged).toEqual([...lines('t'), ...lines('m')]);
  });
});
