import { describe, expect, it } from 'vitest';
import { truncateAtWord } from './profile-head';

describe('truncateAtWord', () => {
  it('joins the lines of a text, and cuts a long one between words with an ellipsis', () => {
    expect(truncateAtWord('one two three', 9)).toBe('one two…');
    expect(truncateAtWord('one\n two', 20)).toBe('one two');
  });
});
