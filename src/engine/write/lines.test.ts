import { describe, expect, it } from 'vitest';
import { type StatementChoice, withStatementChoice } from '@/shared/record/statement-choices';
import { composeProfile } from '.';
import { profileLinesOf } from './lines';
import { careerFacts } from './testing/build';

const LONG = 'Rebuilt the claims system of the group with a team of 14, reducing the cost of a claim by 22%';
const factsWith = (choices?: StatementChoice[]) => ({
  ...careerFacts({
    name: 'Edda Norling',
    about: ['I lead plants that have lost their way.'],
    roles: [
      {
        title: 'Operations Director',
        organisation: 'Brillwater',
        start: '2016',
        end: 'present',
        statements: [
          LONG,
          'Cut the scrap of two mills from 9% to 3% in a year',
          'Opened a plant in Gdansk with 120 people',
          'Introduced a weekly meeting of the shift leaders',
          'Negotiated a contract with the works council',
          'Created a register of spare parts for the mills',
        ],
      },
      {
        title: 'Plant Manager',
        organisation: 'Fennmark',
        start: '2009',
        end: '2016',
        statements: ['Raised output per shift by 31%', 'Trained 40 operators on the new line'],
      },
    ],
  }),
  ...(choices ? { choices } : {}),
});
const lineOf = (text: string, choices?: StatementChoice[]) => {
  const line = profileLinesOf(factsWith(choices)).find((one) => one.text.startsWith(text) || one.id === text);
  if (!line) throw new Error(`no line: ${text}`);
  return line;
};
const profileWith = (choices?: StatementChoice[]) =>
  JSON.stringify(composeProfile(factsWith(choices)).profile);

describe('the lines an owner can choose from', () => {
  it('have a kind, their post, a wording and the sections that use them', () => {
    const cut = lineOf('Cut the scrap');
    expect(cut).toMatchObject({ kind: 'change', post: 'Operations Director, Brillwater', wording: 'whole' });
    expect(cut.sections.length).toBeGreaterThan(0);
    expect(lineOf('Introduced a weekly').kind).toBe('plain');
  });

  it('are in no section if left out, and can still be restored', () => {
    const { id } = lineOf('Cut the scrap');
    const choices = withStatementChoice([], id, { told: 'left-out' });
    expect(profileWith()).toContain('9% to 3%');
    expect(profileWith(choices)).not.toContain('9% to 3%');
    const lines = profileLinesOf(factsWith(choices));
    expect(lines.at(-1)).toMatchObject({ id, told: 'left-out', sections: [] });
    expect(profileWith(withStatementChoice(choices, id, { told: undefined }))).toBe(profileWith());
  });

  it.each(['Introduced a weekly', 'Created a register', 'Trained 40 operators', 'Negotiated a contract'])(
    'come before others if pinned: %s',
    (text) => {
      const choices = withStatementChoice([], lineOf(text).id, { told: 'pinned' });
      const [first] = profileLinesOf(factsWith(choices));
      expect(first).toMatchObject({ told: 'pinned' });
      expect(first?.text).toContain(text);
      expect(first?.sections).not.toEqual([]);
      expect(first?.sections, 'not as the outcome of a role alone').not.toEqual(['keyRoles']);
    },
  );

  it('have other wordings of their own words, each of which passes the check', () => {
    const { id, wordings } = lineOf('Rebuilt the claims');
    expect(wordings.map(({ wording }) => wording)).toEqual(expect.arrayContaining(['whole', 'result']));
    expect(wordings.find(({ wording }) => wording === 'result')?.text).toBe(
      'Reduced the cost of a claim by 22%',
    );
    for (const { wording, text } of wordings.slice(1)) {
      const choices = withStatementChoice([], id, { wording });
      expect(lineOf(id, choices)).toMatchObject({ text, wording });
      expect(profileWith(choices)).toContain(text.slice(text.indexOf(' ') + 1));
      expect(profileWith(choices)).not.toContain(LONG.slice(LONG.indexOf(' ') + 1));
    }
  });

  it('offer no result-first wording for results that the person only helped with or that have no figure', () => {
    const wordings = [
      'Helped the group to rebuild its system, reducing the cost of a claim by 22%',
      'Rebuilt the claims system of the group with a team, serving its brokers in all regions',
    ]
      .flatMap((statement) =>
        profileLinesOf(
          careerFacts({
            name: 'Edda Norling',
            roles: [
              {
                title: 'Director',
                organisation: 'Brillwater',
                start: '2016',
                end: '2019',
                statements: [statement],
              },
            ],
          }),
        ),
      )
      .flatMap((line) => line.wordings.map(({ wording }) => wording));
    expect(wordings).toContain('whole');
    expect(wordings).not.toContain('result');
  });

  it('exclude lines that fail the check or may belong to another role', () => {
    const texts = profileLinesOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [
          {
            title: 'Operations Director',
            organisation: 'Brillwater',
            start: '2016',
            end: '2019',
            statements: [
              'Raised output per shift by 31%',
              'EDUCATION',
              'Passed the exams of the guild in 2003',
            ],
          },
        ],
      }),
    ).map(({ text }) => text);
    expect(texts).toEqual(['Raised output per shift by 31%']);
  });

  it('leave the profile unchanged, byte by byte, if none is chosen', () => {
    expect(profileWith([])).toBe(profileWith());
    expect(profileWith([{ id: 'statement-999.0', told: 'left-out' }])).toBe(profileWith());
  });
});
