import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from '../read-file';

const readExport = (files: Record<string, string>) =>
  readFile({
    slot: 'linkedin_file',
    fileName: 'export.zip',
    source: 's1',
    bytes: zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  });

it('a LinkedIn export that is nested, with a byte order mark, multi-line cells and a bad row is read', async () => {
  const facts = await readExport({
    'Basic_Export/Profile.csv':
      '\ufeffFirst Name,Last Name,Headline,Summary,Industry,Geo Location\nAda,Okoye,Fractional COO,"I fix operations.\n\nFor growing firms.",Retail,"Lagos, Nigeria"\n',
    'Basic_Export/Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nOldco,Manager,,Lagos,01 Jan 2010,01 Feb 2014\nNewco,COO,"• Cut cost by 12%  • Hired 9 people",Lagos,Jun 2020,\n"broken\n',
    'Basic_Export/Skills.csv': 'Name\nLean\nLean\nHiring\n',
    'Basic_Export/messages.csv': 'FROM,TO,CONTENT\na,b,c\n',
  });
  expect(facts.name?.value).toBe('Ada Okoye');
  expect(facts.location?.value).toBe('Lagos, Nigeria');
  expect(facts.about.map((each) => each.value)).toEqual(['I fix operations.', 'For growing firms.']);
  expect(facts.roles.slice(0, 2).map(({ title, organisation, end }) => [title, organisation, end])).toEqual([
    ['COO', 'Newco', 'present'],
    ['Manager', 'Oldco', { year: 2014, month: 2 }],
  ]);
  expect(facts.roles[0]?.statements.map((each) => each.value)).toEqual(['Cut cost by 12%', 'Hired 9 people']);
  expect(facts.roles[0]?.spans[0]?.row).toBe('Positions.csv:3');
  expect(facts.skills.map((each) => each.value)).toEqual(['Lean', 'Hiring']);
});

it('a LinkedIn export with German headers, and Present as an end, is read', async () => {
  const facts = await readExport({
    'Positionen.csv':
      'Name des Unternehmens,Titel,Beschreibung,Ort,Begonnen am,Beendet am\nHafenwerk,Leiterin Betrieb,,Hamburg,März 2019,Present\n',
  });
  expect(facts.roles).toMatchObject([
    { title: 'Leiterin Betrieb', organisation: 'Hafenwerk', end: 'present', start: { year: 2019, month: 3 } },
  ]);
  expect(facts.name).toBeUndefined();
});

it('patents of a LinkedIn export are told from its publications', async () => {
  const facts = await readExport({
    'Patents.csv': 'Title,Description,Patent Number\nGripper with a soft rim,,US 9\n',
    'Publications.csv': 'Name,Published On\nGrasping in Clutter,2009\n',
  });
  expect(facts.publications.map(({ value }) => value).sort()).toEqual([
    'Grasping in Clutter',
    'Patent: Gripper with a soft rim',
  ]);
});

it('work on one’s own account in a LinkedIn export has no employer', async () => {
  const { roles } = await readExport({
    'Profile.csv': 'First Name,Last Name,Headline\nAda,Okoye,Planner\n',
    'Positions.csv': 'Company Name,Title,Started On,Finished On\nSelf-employed,Port Planner,Jun 2020,\n',
  });
  expect(roles.map(({ title, organisation }) => [title, organisation])).toEqual([['Port Planner', '']]);
});
