/** The part of a careers page that is about the role which the person chose. */
import { describe, expect, it } from 'vitest';
import { textOfListedRole } from './listed-roles';

const TITLES = ['Senior Product Manager', 'Product Manager', 'Sales Manager', 'Finance Director'];
const PAGE = [
  'Open roles at Brillwater',
  '## Senior Product Manager',
  'Own the plan of two depots.',
  '## Product Manager | Bergen',
  'Work with the Sales Manager and the Senior Product Manager.',
  '- Sales Manager',
  'Sell fruit to growers.',
  'Finance Director, Depots',
  'Keep the books of the depots.',
  'Finance Director (Oslo)',
  'Keep the books.',
].join('\n');

describe('the text of a listed role', () => {
  it.each([
    ['Senior Product Manager', 'Senior Product Manager\nOwn the plan of two depots.'],
    [
      'Product Manager',
      'Product Manager | Bergen\nWork with the Sales Manager and the Senior Product Manager.',
    ],
    ['Finance Director', 'Finance Director (Oslo)\nKeep the books.'],
  ])('is that of the title %s, and not of a title or sentence that contains it', (title, text) => {
    expect(textOfListedRole(PAGE, title, TITLES)).toBe(text);
  });

  it('is found inside a line if no line begins with the title', () => {
    expect(textOfListedRole('Apply as Finance Director now.', 'Finance Director', TITLES)).toBe(
      'Finance Director now.',
    );
  });

  it('is the title alone if the page does not contain it', () => {
    expect(textOfListedRole(PAGE, 'Harbour Pilot', TITLES)).toBe('Harbour Pilot');
  });
});
