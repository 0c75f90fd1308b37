import { describe, expect, it } from 'vitest';
import { type CaseStory, emptyStory } from './case-story';
import { hideToldAnew, removedHiddenStories } from './told-anew';

const story = (fields: Partial<CaseStory>): CaseStory => ({ ...emptyStory(), ...fields });
const HIDDEN = story({
  where: 'Harrow plc, 2015 to 2019',
  situation: 'The mills lost money.',
  action: 'Sold two of them.',
  shown: false,
});
const KEPT = story({ where: 'Northgate', situation: 'No books were closed.' });

describe('a hidden story that was removed', () => {
  it('is remembered, and not one that was shown, edited or moved', () => {
    expect(removedHiddenStories([KEPT, HIDDEN], [KEPT])).toEqual([HIDDEN]);
    expect(removedHiddenStories([KEPT, HIDDEN], [HIDDEN])).toEqual([]);
    expect(removedHiddenStories([KEPT, HIDDEN], [HIDDEN, KEPT])).toEqual([]);
    expect(removedHiddenStories([HIDDEN], [{ ...HIDDEN, result: 'Both run.' }])).toEqual([]);
  });

  it('hides a story that is told anew, at once or while it is typed', () => {
    const drafted = story({ where: 'Harrow', action: 'Ran nine ships.' });
    expect(hideToldAnew([HIDDEN], [KEPT], [KEPT, drafted])).toEqual([KEPT, { ...drafted, shown: false }]);
    const blank = story({});
    const typed = { ...blank, where: 'Harrow' };
    expect(hideToldAnew([HIDDEN], [KEPT, blank], [KEPT, typed])).toEqual([KEPT, { ...typed, shown: false }]);
  });

  it('leaves a story that its owner shows, and one about something else', () => {
    const [hidden, shown] = [
      story({ where: 'Harrow', shown: false }),
      story({ where: 'Harrow', shown: true }),
    ];
    expect(hideToldAnew([HIDDEN], [hidden], [shown])).toEqual([shown]);
    const longer = [{ ...shown, action: 'Ran nine ships.' }];
    expect(hideToldAnew([HIDDEN], [shown], longer)).toBe(longer);
    const other = [KEPT, story({ where: 'Lake Museum', situation: 'It had no roof.' })];
    expect(hideToldAnew([HIDDEN], [KEPT], other)).toBe(other);
    expect(hideToldAnew([], [KEPT], [KEPT, story({ where: 'Harrow' })])).toHaveLength(2);
  });
});
