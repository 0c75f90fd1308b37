/** How much of a line is an employer's name or a title. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { tidyName } from './names';

const rolesOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', 'Experience', ...texts].map((text) => paragraphOf(text)),
  ).roles;
const statedPostsOf = (...texts: string[]) =>
  rolesOf(...texts)
    .filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

it('an employer’s name ends before a dash with its description', () => {
  expect(
    statedPostsOf(
      'Senior Test Engineer / SDET | Nordhav Force - Shipping & SaaS Products | Oslo | Nov 2022 - Mar 2026',
      'Data Analyst (Contract) | Redwell - Digital Risk & Compliance Platform | Oslo | Oct 2019 - Nov 2022',
    ),
  ).toEqual(['Senior Test Engineer / SDET @ Nordhav Force', 'Data Analyst (Contract) @ Redwell']);
});

it('an employer’s name continues after a word that introduces its field of work', () => {
  expect(
    statedPostsOf(
      'Research Assistant ¦ Oslo, Norway',
      'Norwegian Research Center for Marine Robotics (NRMR) ¦ November 2022 – Present',
      'Software Engineer ¦ Oslo, Norway',
      'Fjordline Systems GmbH ¦ May 2018 – October 2022',
    )[0],
  ).toBe('Research Assistant @ Norwegian Research Center for Marine Robotics');
});

it.each(['Independent', 'Self-employed', 'Trabalho Autônomo', 'Независимый'])(
  'a post of a self-employed person (%s) has no employer',
  (words) => {
    const [post] = rolesOf('Systems Programmer ¦ Mar 2016 - Present', words, 'Wrote drivers for two boards.');
    expect(post).toMatchObject({ title: 'Systems Programmer', organisation: '' });
  },
);

it.each([
  ['Redwell (Trading Company of Norland)', 'Redwell'],
  ['RWL (Institut für Regattawesen)', 'RWL'],
])('an explanation in brackets is not part of a name: %s', (text, name) => expect(tidyName(text)).toBe(name));

it.each(['Redwell (RWL)', 'Department of Sailing (University of Velmont)'])(
  'an abbreviation or the whole organisation in brackets is part of a name: %s',
  (text) => expect(tidyName(text)).toBe(text),
);

it('a title includes the parts after it on its line', () => {
  expect(
    statedPostsOf(
      'Data Scientist (R&D) ¦ Nov 2022 - Present',
      'Nordhav Foods Ltd, Oslo',
      'Specialist - Harbour Systems & Integrations ¦ Oct 2019 - Nov 2022',
      'Fjordline Systems GmbH, Oslo',
      'Plant Manager, Bergen ¦ Oct 2012 - Nov 2019',
      'Redwell Trading Ltd, Oslo',
    ),
  ).toEqual([
    'Data Scientist (R&D) @ Nordhav Foods Ltd',
    'Specialist - Harbour Systems & Integrations @ Fjordline Systems GmbH',
    'Plant Manager @ Redwell Trading Ltd',
  ]);
});

it('a title after its employer and a bar includes the rest of the line', () => {
  expect(
    statedPostsOf(
      '* NORDHAV | Head of Trade – Grain & Salt Solutions (Norland & South Sound)',
      'Mar 2017 – May 2019',
      '* REDWELL TRADING | Buyer, Fish and Salt',
      'Jan 2012 – Feb 2017',
      '* FJORDLINE | Ferry Manager – Velmont Shipping GmbH',
      'Mar 2010 – Dec 2011',
    ),
  ).toEqual([
    'Head of Trade – Grain & Salt Solutions (Norland & South Sound) @ Nordhav',
    'Buyer, Fish and Salt @ Redwell Trading',
    expect.stringMatching(/^Ferry Manager @/),
  ]);
});

it('a title between two dashes includes the field of work after it, and no place, client or way of employment', () => {
  const { roles } = factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      '* PROFESSIONAL EXPERIENCE',
      "* Varnhaven - Director - Sales & Marketing (Mar'19 - Nov'19)",
      '• Led ten people.',
      "* Redwell Insurance - Specialist - API Management & Integrations (Jan'17 - Feb'19)",
      '• Built the interfaces.',
      "* Norlanda - Senior Consultant - Nordhav (Mar'15 - Nov'16)",
      '• Wrote the reports.',
      "* Harbourcast - Project Manager - Contract (Mar'12 - Nov'14)",
      '• Planned the moves.',
      "* Kleinort - Buyer - Lillevik, Norway (Mar'09 - Nov'11)",
      '• Bought packaging.',
    ].map((text) => paragraphOf(text)),
  );
  expect(roles.map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Director - Sales & Marketing', 'Varnhaven'],
    ['Specialist - API Management & Integrations', 'Redwell Insurance'],
    ['Senior Consultant', 'Norlanda'],
    ['Project Manager', 'Harbourcast'],
    ['Buyer', 'Kleinort'],
  ]);
});

it('a line in capitals beside employer and dates is one title, whatever its separators', () => {
  expect(
    statedPostsOf(
      'Nordhav Software - Oslo, Norway ¦ Jul 2019-May 2020',
      'GROUP DIRECTOR, SOFTWARE & PRODUCT ENGINEERING',
      '• Led nine teams of engineers',
      'Redwell Insurance - Bergen, Norway ¦ Feb 2017-Jul 2018',
      'DIRECTOR OF SOFTWARE & PRODUCT ENGINEERING, DIGITAL TRANSFORMATION',
      '• Moved the claims to a platform',
      'Lund Financial Group - Oslo, Norway ¦ Nov 2013-Feb 2017',
      'ENGINEERING DIRECTOR | HEAD OF SOFTWARE, PRODUCT & DATA ENGINEERING',
      '• Built a team of thirty',
    ).map((post) => post.toLowerCase()),
  ).toEqual([
    'group director, software & product engineering @ nordhav software',
    'director of software & product engineering, digital transformation @ redwell insurance',
    'engineering director | head of software, product & data engineering @ lund financial group',
  ]);
});

it('small words of a name in capitals are written small', () => {
  expect(
    statedPostsOf('2010 – 2014', 'COMPAGNIA NAZIONALE PER LO SPAZIO (CNS SPACE) - Project Manager', '• Led'),
  ).toEqual(['Project Manager @ Compagnia Nazionale per lo Spazio']);
});

it('a department after a dash is part of the title before its employer', () => {
  expect(
    statedPostsOf(
      'Head of IT Department · NDRV Association ¦ Feb 2021 – Oct 2024',
      'Led nine engineers of the ports.',
      'Member — IT Department · NDRV Association ¦ Aug 2019 – Feb 2021',
      'Kept the servers of two ports.',
    ),
  ).toEqual(['Head of IT Department @ NDRV Association', 'Member — IT Department @ NDRV Association']);
});

it('a German institute keeps what it is for in its name', () => {
  const posts = rolesOf(
    'Oktober 2018 – Januar 2021 Abteilungsleiter',
    'Nordhaver Wissenschaftliches Forschungsinstitut für Seefunktechnik',
    'Leitung eines Teams',
    'Oktober 2016 – Januar 2018 Ingenieur',
    'Nordhaver Wissenschaftliches Forschungsinstitut für Seefunktechnik',
    'Wartung der Anlagen',
  );
  expect(posts.map(({ organisation }) => organisation)).toEqual([
    'Nordhaver Wissenschaftliches Forschungsinstitut für Seefunktechnik',
    'Nordhaver Wissenschaftliches Forschungsinstitut für Seefunktechnik',
  ]);
});
