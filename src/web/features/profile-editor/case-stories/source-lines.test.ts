import { describe, expect, it } from 'vitest';
import { emptyStory, STORY_LIMITS } from '@/shared/case-stories/case-story';
import { changeByLine } from './source-lines';

const LINE = { text: 'Rebuilt the network of hubs.', where: 'resume.pdf, page 1' };
const FULL = { ...emptyStory(), situation: 'Slow.', action: 'Met the drivers.', result: 'Faster.' };

describe('a line of the sources', () => {
  it('fills the first empty part of a story', () => {
    expect(changeByLine({ ...FULL, action: '' }, LINE)).toEqual({ action: LINE.text });
    expect(changeByLine({ ...FULL, result: ' ' }, LINE)).toEqual({ result: LINE.text });
  });

  it('is added to what was done where no part is empty, unless it would be too long', () => {
    expect(changeByLine(FULL, LINE)).toEqual({ action: `Met the drivers. ${LINE.text}` });
    expect(changeByLine({ ...FULL, action: 'x'.repeat(STORY_LIMITS.action) }, LINE)).toBeUndefined();
  });
});
