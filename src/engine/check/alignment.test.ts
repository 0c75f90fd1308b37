import { describe, expect, it } from 'vitest';
import { alignClause, contentWords, sequenceOf } from './alignment';
import { tokensOf } from './record-index';

const NAME = 'Kim Okafor';

describe('the words of a statement', () => {
  /**
   * Shows how a statement is parsed: '>' before the first word that counts, brackets around the verbs whose
   * subject is the person.
   */
  const read = (text: string) => {
    const { tokens, heads, first } = sequenceOf(text, NAME);
    return tokens
      .map((word, at) => `${at === first ? '>' : ''}${heads.has(at) ? `[${word}]` : word}`)
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
  ])('%s', (line) => {
    const [text = '', expected] = line.split('=> ');
    expect(read(text.trim())).toBe(expected);
  });
});

it('contentWords keeps content words, and function words beside an amount', () => {
  expect(contentWords(tokensOf('Cut the cost of a depot from 12 to 5'))).toEqual(
    'cut cost depot from 12 to 5'.split(' '),
  );
});

describe('a clause of a statement', () => {
  const find = (clause: string, statement: string, english = true) =>
    alignClause(tokensOf(clause), sequenceOf(statement, NAME), english);

  it.each([
    ['led a team', 'Led a team of five', 'led', 'team'],
    ['leads a team', 'Led a team of five', 'leads', 'team'],
    ['managed a team', 'Led a team of five', 'managed', 'team'],
    ['won a deal', 'Secured a deal', 'won', 'deal'],
    ['led team', 'Led teams of five', 'led', 'team'],
    ['led teams', 'Led a team of five', 'led', 'teams'],
    ['led process', 'Led processes', 'led', 'process'],
    ['led processes', 'Led process', 'led', 'processes'],
    ['led depot', 'Led depots', 'led', 'depot'],
    ['led depots', 'Led depot', 'led', 'depots'],
    ['built two plants', 'Led a team of five and built two plants', 'built', 'two plants'],
    ['led team and built plants', 'Led a team and built plants', 'led', 'team built plants'],
    ['led team and created plants', 'Led a team and built plants', 'led', 'team created plants'],
    ['reduced costs', 'Rebuilt the depot, reducing costs by 20%', 'reduced', 'costs'],
    ['responsible for pricing', 'Responsible for pricing in Asia', undefined, 'responsible pricing'],
    ['teams known for calm', 'My teams are known for calm', undefined, 'teams known calm'],
    ['chief executive', 'I am an experienced chief executive', undefined, 'chief executive'],
    ['astronaut', 'I am an astronaut', undefined, 'astronaut'],
    ['astronaut', 'I was astronaut', undefined, 'astronaut'],
    // A verb of helping weakens only the three words after it.
    ['opened shops', 'Helped two teams and opened shops', 'opened', 'shops'],
    ['opened shops', 'Helped plan some old markets and opened shops', 'opened', 'shops'],
  ])('%s: in ‘%s’', (clause, statement, verb, object) => {
    expect(find(clause, statement)).toEqual({ ...(verb ? { verb } : {}), object, numbers: [] });
  });

  it('is found with its numbers', () => {
    expect(find('grew sales from 4 to 12', 'Grew sales from 4 to 12 people')).toEqual({
      verb: 'grew',
      object: 'sales from 4 to 12',
      numbers: ['4', '12'],
    });
  });

  it.each([
    ['', 'Led a team'],
    ['of the', 'Led of the'],
    ['built a team', 'Led a team'],
    ['cut costs', 'Grew costs'],
    ['led five', 'Led a team of five'],
    ['led bus', 'Led bu'],
    // A word of three letters is never read as a plural: 'gas' is not the plural of 'ga'.
    ['led car', 'Led cars'],
    ['led cars', 'Led car'],
    ['led the companies', 'Led due diligence on two companies'],
    ['grew sales from 12 to 4', 'Grew sales from 4 to 12 people'],
    ['grew sales to 12', 'Grew sales to 12,000'],
    ['closed the depots', 'Did not close any of the depots'],
    ['led sales', 'Led nearly sales'],
    ['opened a shop in Rome', 'Opened a shop, failed in Rome'],
    ['led a team in Rome', 'Led a team and opened a shop in Rome'],
    ['reduced costs', 'Helped to reduce costs'],
    ['opened shops', 'Helped plan and opened shops'],
    ['opened shops', 'Helped teams and opened shops'],
    ['sold it', 'Hired a team that built a plant and sold it'],
    ['pricing in Asia', 'Responsible for pricing in Asia'],
    ['chief executive', 'Reports to the chief executive'],
  ])('%s: not in ‘%s’', (clause, statement) => {
    expect(find(clause, statement)).toBeUndefined();
  });

  it('is found only if it begins within fourteen words', () => {
    const far = (between: number) => `Opened shops ${'x '.repeat(between)}Rome`;
    expect(find('opened shops Rome', far(13))).toBeDefined();
    expect(find('opened shops Rome', far(14))).toBeUndefined();
  });

  it.each([
    ['leitete das Werk mit 240 Leuten', 'Leitete das Werk mit 240 Leuten in Bremen', true],
    ['leitete 250 Leute', 'Leitete 240 Leute', false],
    ['lançou três produtos', 'Lancei três produtos no Brasil', true],
    ['lidera equipas', 'Lidero equipas de vendas', true],
    ['dirige usines', 'Dirigeait usines', true],
    // A word of four letters must match exactly, and the other word may not be four letters longer.
    ['dirige camp', 'Dirige campo', false],
    ['dirige campo', 'Dirige camp', false],
    ['leitete Werkstatt', 'Leitete Werkstattbau', true],
    ['leitete Werkstatt', 'Leitete Werkstattbaus', false],
    ['Aufbau der Schule', 'Der Aufbau der Schule', true],
    ['Schule', 'Aufbau der Schule', false],
    ['leitete Werke', 'Leitete ohne Werke', false],
    ['leitete das Werk', 'Leitete nie das Werk', false],
    ['dirigió la fábrica', 'Dirigió nunca la fábrica', false],
    ['leitete Werke', 'Leitete', false],
  ])('%s: in the foreign statement ‘%s’ is %s', (clause, statement, is) => {
    expect(find(clause, statement, false) !== undefined).toBe(is);
  });
});
