import { describe, expect, it } from 'vitest';
import { truncateAtWord } from './profile-head';

describe('truncateAtWord', () => {
  it('joins the lines of a text, and cuts a long one between words with an ellipsis', () => {
    expect(truncateAtWord('one two three', 9)).toBe('one two…');
    expect(truncateAtWord('one\n two', 20)).toBe('one two');
    expect(truncateAtWord('one two three', 8)).toBe('one two…');
  });

  it('cuts a text without spaces between characters, within the maximum', () => {
    expect(truncateAtWord('経営企画と財務を担当', 6)).toBe('経営企画と…');
    expect(truncateAtWord('🚢🚢🚢🚢', 6)).toBe('🚢🚢…');
  });
});
