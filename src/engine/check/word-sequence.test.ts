import { describe, expect, it } from 'vitest';
import { sequenceOf } from './word-sequence';

const NAME = 'Kim Okafor';

describe('the words of a statement', () => {
  /**
   * Shows how a statement is parsed: '>' before the first word that counts, brackets around the verbs whose
   * subject is the person.
   */
  const read = (text: string) => {
    const { tokens, headIndexes, firstIndex } = sequenceOf(text, NAME);
    return tokens
      .map((word, at) => `${at === firstIndex ? '>' : ''}${headIndexes.has(at) ? `[${word}]` : word}`)
      .join(' ');
  };

  it.each([
    'Led a team of five and built two plants => >[led] a team of five and [built] two plants',
    'I led a team and I built a plant => i >[led] a team and i [built] a plant',
    'Kim led a team, built a plant => kim >[led] a team [built] a plant',
    'Kim Okafor led a team => kim okafor >[led] a team',
    'Led a team, then built a plant => >[led] a team then [built] a plant',
    'Managed and directed plants. Built two => >[managed] and [directed] plants [built] two',
    'Led a team but closed a plant => >[led] a team but [closed] a plant',
    // A new clause begins after a label, a semicolon or a dash.
    'Sales: introduced pricing; opened a shop => >sales [introduced] pricing [opened] a shop',
    'Led sales – opened an office => >[led] sales [opened] an office',
    // Praise and adverbs before the verb are skipped.
    'Successfully led a sale => successfully >[led] a sale',
    'Currently, I lead a team => currently i >[lead] a team',
    'Experienced leader of turnarounds => experienced >leader of turnarounds',
    // A verb that is in no list, recognised by its past tense.
    'Planted 400 trees and watered them => >[planted] 400 trees and [watered] them',
    // Actions of others, plans and other grammatical forms are not aligned with the person's own actions.
    'The company doubled its fleet => >the company doubled its fleet',
    'Hired a team that built a plant and sold it => >[hired] a team that built a plant and sold it',
    'Hired a team to sell and built a plant => >[hired] a team to sell and built a plant',
    'Led a team and builds a plant => >[led] a team and builds a plant',
    'Leading teams and growing sales => >[leading] teams and growing sales',
    'Responsible for pricing => >responsible for pricing',
    // A result with a figure is attributed to the person, unless they only helped.
    'Rebuilt the depot, reducing costs by 20% => >[rebuilt] the depot [reducing] costs by 20 percent',
    'Rebuilt the depot, reducing costs => >[rebuilt] the depot reducing costs',
    'Rebuilt the depot, finding 20 leaks => >[rebuilt] the depot finding 20 leaks',
    'Helped rebuild the depot, reducing costs by 20% => >[helped] rebuild the depot reducing costs by 20 percent',
    'The depot closed, reducing costs by 20% => >the depot closed reducing costs by 20 percent',
    ' => ',
  ])('are parsed as: %s', (line) => {
    const [text = '', expected] = line.split('=> ');
    expect(read(text.trim())).toBe(expected);
  });
});
