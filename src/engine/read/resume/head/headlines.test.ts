/** Headlines in the layouts of resume heads, and the present title. */
import { expect, it } from 'vitest';
import { currentTitle } from '@/engine/record/present-title';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const factsOf = (rows: readonly (string | PdfTextRow)[], work: readonly (string | PdfTextRow)[] = []) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          [40, 0, 16, 'Nadia Okafor', 'b'],
          ...rows.map((row): PdfTextRow => (typeof row === 'string' ? [40, 14, 10, row] : row)),
          [40, 30, 12, 'Work Experience', 'b'],
          ...work.map((row): PdfTextRow => (typeof row === 'string' ? [40, 14, 10, row] : row)),
          [40, 30, 12, 'Education', 'b'],
          [40, 20, 10, 'Velmont University, 2004 - 2008'],
        ],
      ]),
    ]),
    'resume',
  );
const MAIL = 'n@mail.example';

it.each([
  ['a label before it', 'Position: Safety Supervisor', 'Safety Supervisor'],
  ['signs around it', '~Senior Physiotherapist~', 'Senior Physiotherapist'],
  ['brackets around it', '(Civil Engineer)', 'Civil Engineer'],
  ['the beginning of a sentence', 'Als engagierter Werkleiter', 'Werkleiter'],
  ['its dates after it', 'Professor of Surgery – (Sep 2010 – Present)', 'Professor of Surgery'],
  ['capitals', 'HSE OFFICER', 'HSE Officer'],
  ['capitals and one word', 'BUYER', 'Buyer'],
  ['capitals and one word with a hyphen', 'CO-FOUNDER', 'Co-founder'],
  ['the name before it', 'Nadia Okafor Project Planning Engineer', 'Project Planning Engineer'],
])('a headline with %s is read', (_, line, headline) => {
  expect(factsOf([line, MAIL]).headline?.value).toBe(headline);
});

it.each([
  ['a kind of experience', 'Head of Customer Experience'],
  ['content', 'Director of Content'],
  ['a room', 'Control Room Operator'],
  ['something flat', 'Flat Glass Engineer'],
  ['a product whose name begins in lower case', 'iOS Developer'],
  ['a rank in digits', '2nd Officer'],
])('a headline that names %s is read', (_, line) => {
  expect(factsOf([line, MAIL]).headline?.value).toBe(line);
});

it('a headline that wraps is read even if its first line is a heading elsewhere', () => {
  const facts = factsOf([
    [40, 20, 14, 'Software Development'],
    [40, 14, 14, 'Engineer - II'],
    [40, 30, 10, 'Oslo, Norway'],
    MAIL,
  ]);
  expect(facts.headline?.value).toBe('Software Development Engineer - II');
  expect(facts.location?.value).toBe('Oslo, Norway');
});

it.each([
  ['the addressee of a letter', 'The Recruitment Officer / HR Manager'],
  ['an application', 'Title: Application for Job as developer'],
  ['a degree', 'B.Tech (Mechanical engineer)'],
  ['a degree and its subject', 'B.E,Civil Engineering'],
  ['a subject', '(Electronics & Comm. Engineering)'],
  ['an address', 'Factory Officer Quarters'],
  ['a flat', 'Flat 12, Engineer Colony'],
  ['a room', 'Room No. 7, Manager House'],
  ['a length of experience', 'FORKLIFT OPERATOR EXPERIENCE'],
  ['a wish', 'Driven caterer targeting assignments in Facility Management'],
  ['a heading', 'Professional and Personality Profile'],
])('%s is not a headline', (_, line) => {
  expect(factsOf([line, MAIL]).headline).toBeUndefined();
});

it('an undated post whose words say that it is held now is a present one', () => {
  const facts = factsOf(
    [MAIL],
    [
      'Worked at Nordhav Power Ltd as a Fitter from 2013 to 2015.',
      'Currently working at Redwell Solar Ltd as a Site Engineer.',
    ],
  );
  expect(facts.roles.find(({ title }) => title === 'Site Engineer')?.end).toBe('present');
  expect(currentTitle(facts)).toBe('Site Engineer');
});

it('the label of a post that is held now is not part of its title', () => {
  const titlesOf = (post: string) => {
    const { roles } = factsOf(
      [MAIL],
      [`• ${post}`, '• Novembre 2017 - Novembre 2019 : Développeur mobile chez Redwell'],
    );
    return roles.map(({ title, end }) => [title, end === 'present']);
  };
  expect(titlesOf('En cours : Ingénieur Développeur chez Nordhav')[0]).toEqual([
    'Ingénieur Développeur',
    true,
  ]);
});

it('the label of a form, read as the title of a doubtful post, is not used as the present title', () => {
  const facts = factsOf([MAIL]);
  const buildRole = (title: string) => ({
    id: 'r',
    title,
    organisation: 'Nordhav Ltd',
    confidence: 0.5,
    spans: [],
    statements: [],
    kind: 'employment' as const,
  });
  const currentTitleOf = (title: string) => currentTitle({ ...facts, roles: [buildRole(title)] });
  expect(currentTitleOf('Father Name')).toBeUndefined();
  expect(currentTitleOf('I am a leader')).toBeUndefined();
  expect(currentTitleOf('Store Keeper')).toBe('Store Keeper');
});

it('titles in the line of the name are the headline', () => {
  const facts = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          [40, 0, 16, 'Nadia Okafor – Depot Planner | Data Engineer', 'b'],
          [40, 20, 10, MAIL],
          [40, 30, 12, 'Work Experience', 'b'],
        ],
      ]),
    ]),
    'resume',
  );
  expect(facts.name?.value).toBe('Nadia Okafor');
  expect(facts.headline?.value).toBe('Depot Planner | Data Engineer');
});

it('a headline whose letters are set apart, over two lines, is read', () => {
  expect(factsOf(['P L A N N E R / T E A C H E R', 'W E B', MAIL]).headline?.value).toBe(
    'Planner/Teacher Web',
  );
});

it('the first line of a paragraph is no headline', () => {
  const facts = factsOf([
    MAIL,
    'Senior Product Manager leading platform and data products in regulated, public',
    'markets. Uses customer insight to shape the strategy of nine mills.',
  ]);
  expect(facts.headline).toBeUndefined();
  expect(facts.about[0]?.value).toBe(
    'Senior Product Manager leading platform and data products in regulated, public markets.',
  );
});
