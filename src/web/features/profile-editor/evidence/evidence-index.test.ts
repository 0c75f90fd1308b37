import { expect, it } from 'vitest';
import { indexEvidence } from './evidence-index';

const span = (source: string, quote: string) => ({ source, page: 2, quote });
const index = indexEvidence({
  sources: [
    { id: 'unused', kind: 'url', name: 'address' },
    { id: 'pdf', kind: 'resume', name: 'resume.pdf', pages: 3 },
    { id: 'second', kind: 'resume', name: 'letter.pdf' },
    { id: 'zip', kind: 'linkedin-zip', name: 'export.zip' },
  ],
  items: [
    {
      section: 'keyRoles',
      text: 'COO, Halden',
      spans: [span('pdf', 'Halden, COO'), span('second', 'COO')],
    },
    { section: 'meetIntro', text: 'She opened two plants.', spans: [span('zip', 'two plants')] },
    { section: 'meetIntro', text: 'She left a team.', spans: [] },
  ],
});

it('lists only the sources a line points to, and names the others', () => {
  expect(index.sources.map(({ number, name }) => [number, name])).toEqual([
    [1, 'resume.pdf'],
    [2, 'export.zip'],
  ]);
  expect(index.sourceOf('second')?.name).toBe('letter.pdf');
});

it('finds an entry by its words, in its own section, until a word is changed', () => {
  expect(index.find('keyRoles', 'COO, Halden ')?.spans[0]?.source).toBe('pdf');
  expect(index.find('industries', 'COO, Halden')).toBeUndefined();
  expect(index.find('keyRoles', 'COO, Halden AB')).toBeUndefined();
});

it('cuts prose after each sentence that still stands', () => {
  const cut = index.cut('meetIntro', 'Mine first. She opened two plants. She left a team.');
  expect(cut.map(({ text, item }) => [text, Boolean(item)])).toEqual([
    ['Mine first. She opened two plants.', true],
    [' She left a team.', false],
  ]);
  expect(index.cut('meetIntro', '')).toEqual([]);
});
