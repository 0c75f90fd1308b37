import { describe, expect, it } from 'vitest';
import { careerFacts } from '../write/testing';
import { clausesOf, deriveFromStatements, rolesNamed } from './clauses';
import { mentionsIn } from './mentions';
import { indexRecord, tokensOf } from './record-index';

const facts = careerFacts({
  name: 'Kim Okafor',
  about: ['Coached founders'],
  roles: [
    { title: 'Chief Executive Officer', organisation: 'Hooli', statements: ['Opened two ports'] },
    { title: 'Analyst', organisation: 'Hooli', statements: ['Built a model'] },
    { title: 'Analyst', organisation: 'Initech', statements: ['Sold a fleet'] },
  ],
});
const [ceo, hooliAnalyst, initechAnalyst] = facts.roles;
const parseSentence = (text: string) => {
  const tokens = tokensOf(text);
  const { mentions } = mentionsIn(tokens, { name: 'Kim Okafor', roles: facts.roles }, () => false);
  const skipped = tokens.map((_, at) =>
    mentions.some(({ kind, start, end }) => kind === 'name' && at >= start && at < end),
  );
  return { mentions, clauses: clausesOf(tokens, mentions, skipped) };
};

describe('clauses', () => {
  it('are the words between the names of roles, with their offsets', () => {
    expect(parseSentence('At Hooli, as Analyst, Kim built a model and sold it').clauses).toEqual([
      { tokens: ['at'], places: [0], start: 0, end: 0 },
      { tokens: ['as'], places: [2], start: 2, end: 2 },
      { tokens: 'built a model and sold it'.split(' '), places: [5, 6, 7, 8, 9, 10], start: 5, end: 10 },
    ]);
  });

  it('continue after the person’s name, which alone makes none', () => {
    expect(parseSentence('Heute leitet Kim Okafor ein Werk').clauses).toEqual([
      { tokens: ['heute', 'leitet', 'ein', 'werk'], places: [0, 1, 4, 5], start: 0, end: 5 },
    ]);
    expect(parseSentence('Kim').clauses).toEqual([]);
  });
});

describe('the roles that a sentence names', () => {
  it.each([
    ['At Initech', [initechAnalyst]],
    ['At Hooli', [ceo, hooliAnalyst]],
    ['Analyst', [hooliAnalyst, initechAnalyst]],
    ['Analyst at Initech', [initechAnalyst]],
    ['At Hooli, Kim was Analyst', [hooliAnalyst]],
    ['Chief Executive Officer at Hooli, Analyst at Initech', [ceo, initechAnalyst]],
    ['Analyst at Hooli, then Analyst at Initech', [hooliAnalyst, initechAnalyst]],
    // The employer of a title follows within three words; a later one belongs to another clause.
    ['At Hooli as Analyst of one two three Initech', [hooliAnalyst]],
    ['At Hooli as Analyst of one two Initech', [initechAnalyst]],
    // A title without an employer before it belongs to the only employer after it.
    ['Analyst of one two three four Initech', [initechAnalyst]],
    ['Kim', []],
  ])('are read from "%s"', (text, posts) => {
    expect(rolesNamed(parseSentence(text).mentions, facts.roles)).toEqual(posts);
  });

  it.each(['Chief Executive Officer at Initech', 'At Initech as Chief Executive Officer'])(
    'are none for a title and an employer of different roles: %s',
    (text) => {
      expect(rolesNamed(parseSentence(text).mentions, facts.roles)).toBeUndefined();
    },
  );

  it('are unknown if the record has them but the role is not cited', () => {
    expect(rolesNamed(parseSentence('At Initech').mentions, [ceo as never])).toBeUndefined();
  });
});

describe('a clause with the names that apply to it', () => {
  const index = indexRecord(facts);
  const cited = index.entriesOf(
    [...facts.about, ...facts.roles.flatMap(({ spans, statements }) => [{ spans }, ...statements])].flatMap(
      ({ spans }) => spans,
    ),
  );
  /** Returns the relation and the role derived from the longest clause of a sentence. */
  const deriveLongestClause = (text: string) => {
    const { mentions, clauses } = parseSentence(text);
    const [clause] = clauses.sort((a, b) => b.tokens.length - a.tokens.length);
    return deriveFromStatements(clause as never, {
      cited,
      mentions,
      name: 'Kim Okafor',
      isEnglish: true,
      isEntry: false,
    });
  };

  it.each([
    ['Kim opened two ports', ceo],
    ['At Hooli, Kim opened two ports', ceo],
    ['Opened two ports (Hooli)', ceo],
    ['As Analyst, Kim sold a fleet', initechAnalyst],
    // A clause belongs to the name before it, not to the one after it.
    ['At Initech, Kim sold a fleet (Hooli)', initechAnalyst],
  ])('belongs to the role whose statement it repeats in "%s"', (text, role) => {
    const derived = deriveLongestClause(text);
    expect(derived?.role).toEqual(role);
    expect(derived?.relation).toMatchObject({
      subject: 'Kim Okafor',
      organisation: role?.organisation,
      title: role?.title,
    });
  });

  it('has no role if its statement has none, and then no name may apply to it', () => {
    expect(deriveLongestClause('Kim coached founders')).toEqual({
      relation: {
        subject: 'Kim Okafor',
        verb: 'coached',
        object: 'founders',
        times: [],
        numbers: [],
        span: facts.about[0]?.spans[0],
      },
    });
    expect(deriveLongestClause('At Hooli, Kim coached founders')).toBeUndefined();
    expect(deriveLongestClause('As Analyst, Kim coached founders')).toBeUndefined();
  });

  it.each([
    'At Initech, Kim opened two ports',
    'Opened two ports (Initech)',
    'As Analyst, Kim opened two ports',
    'At Hooli, Kim sold a fleet',
    'At Hooli, Kim sold a fleet (Initech)',
    'Kim burned a fleet',
  ])('is not derived if its names belong to another role or no statement supports it: %s', (text) => {
    expect(deriveLongestClause(text)).toBeUndefined();
  });
});
