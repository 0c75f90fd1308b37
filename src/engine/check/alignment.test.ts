import { describe, expect, it } from 'vitest';
import { alignClause, contentWords } from './alignment';
import { tokensOf } from './record-index';
import { sequenceOf } from './word-sequence';

const NAME = 'Kim Okafor';

it('the content words of a clause include function words only beside an amount', () => {
  expect(contentWords(tokensOf('Cut the cost of a depot from 12 to 5'))).toEqual(
    'cut cost depot from 12 to 5'.split(' '),
  );
});

describe('a clause of a statement', () => {
  const align = (clause: string, statement: string, english = true) =>
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
  ])('"%s" is found in "%s"', (clause, statement, verb, object) => {
    expect(align(clause, statement)).toEqual({ ...(verb ? { verb } : {}), object, numbers: [] });
  });

  it('is found with its numbers', () => {
    expect(align('grew sales from 4 to 12', 'Grew sales from 4 to 12 people')).toEqual({
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
  ])('"%s" is not found in "%s"', (clause, statement) => {
    expect(align(clause, statement)).toBeUndefined();
  });

  it('is found only if each word follows the one before within fourteen words', () => {
    const far = (between: number) => `Opened shops ${'x '.repeat(between)}Rome`;
    expect(align('opened shops Rome', far(13))).toBeDefined();
    expect(align('opened shops Rome', far(14))).toBeUndefined();
  });

  it.each([
    ['leitete das Werk mit 240 Leuten', 'Leitete das Werk mit 240 Leuten in Bremen'],
    ['lançou três produtos', 'Lancei três produtos no Brasil'],
    ['lidera equipas', 'Lidero equipas de vendas'],
    ['dirige usines', 'Dirigeait usines'],
    ['leitete Werkstatt', 'Leitete Werkstattbau'],
    ['Aufbau der Schule', 'Der Aufbau der Schule'],
  ])('"%s" is found in the foreign statement "%s"', (clause, statement) => {
    expect(align(clause, statement, false) !== undefined).toBe(true);
  });

  it.each([
    ['leitete 250 Leute', 'Leitete 240 Leute'],
    // A word of four letters must match exactly, and the other word may not be four letters longer.
    ['dirige camp', 'Dirige campo'],
    ['dirige campo', 'Dirige camp'],
    ['leitete Werkstatt', 'Leitete Werkstattbaus'],
    ['Schule', 'Aufbau der Schule'],
    ['leitete Werke', 'Leitete ohne Werke'],
    ['leitete das Werk', 'Leitete nie das Werk'],
    ['dirigió la fábrica', 'Dirigió nunca la fábrica'],
    ['leitete Werke', 'Leitete'],
  ])('"%s" is not found in the foreign statement "%s"', (clause, statement) => {
    expect(align(clause, statement, false) !== undefined).toBe(false);
  });
});

describe('a clause of a statement in another language', () => {
  const isFound = (clause: string, line: string) =>
    alignClause(tokensOf(clause), sequenceOf(line, NAME), false) !== undefined;

  it('begins where a part of the statement does, as after its label', () => {
    expect(isFound('dirigió el equipo de ventas', 'Gestión comercial: Dirigí el equipo de ventas')).toBe(
      true,
    );
    expect(isFound('analyse des besoins', 'Conseil : analyse des besoins des ports')).toBe(true);
  });

  it('does not begin in the middle of a part', () => {
    expect(isFound('equipo de ventas', 'Dirigí con otros el equipo de ventas')).toBe(false);
  });
});
