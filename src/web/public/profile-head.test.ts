import { describe, expect, it } from 'vitest';
import { truncateAtWord } from './profile-head';

describe('truncateAtWord', () => {
  it('cuts a text between words and adds an ellipsis', () => {
    expect(truncateAtWord('one two three', 9)).toBe('one two…');
    expect(truncateAtWord('one\n two', 20)).toBe('one two');
  });
});
