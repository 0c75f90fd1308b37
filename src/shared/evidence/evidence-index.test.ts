import { describe, expect, it } from 'vitest';
import { emptyProfile } from '../profile/profile-data';
import { indexEvidence } from './evidence-index';

const index = indexEvidence({
  sources: [
    { id: 'u', kind: 'url', name: 'linkedin.com/in/ines-calder' },
    { id: 'unused', kind: 'resume', name: 'old.pdf' },
    { id: 'z', kind: 'linkedin-zip', name: 'export.zip' },
    { id: 'r', kind: 'resume', name: 'resume.pdf', pages: 2 },
  ],
  items: [
    {
      section: 'description',
      text: 'She led 40 people.',
      spans: [
        { source: 'r', page: 1, quote: 'Led  40\npeople' },
        { source: 'z', row: 'Positions.csv:3', quote: 'led a team of 40' },
        { source: 'r', page: 1, quote: 'Led 40 people' },
      ],
    },
    { section: 'description', text: 'She left a team.', spans: [] },
    { section: 'keyRoles', text: 'COO, Halden', spans: [{ source: 'r', page: 2, quote: 'Halden, COO' }] },
    { section: 'basicInfo', text: 'Ines Calder', spans: [{ source: 'u', quote: 'ines-calder' }] },
  ],
});

describe('the evidence of a profile', () => {
  it('numbers the sources that lines cite, without URLs', () => {
    expect(index.sources.map(({ number, name }) => [number, name])).toEqual([
      [1, 'export.zip'],
      [2, 'resume.pdf'],
    ]);
  });

  it('finds an entry by its exact text within its section', () => {
    const item = index.find('keyRoles', 'COO, Halden ');
    expect(item && index.placesOf(item)).toEqual([
      { number: 2, where: 'resume.pdf, page 2', quote: 'Halden, COO' },
    ]);
    expect(index.find('industries', 'COO, Halden')).toBeUndefined();
    expect(index.find('keyRoles', 'COO, Halden AB')).toBeUndefined();
  });

  it('splits prose after each unchanged sentence, and lists each place once', () => {
    const parts = index.split('description', 'Mine first. She led 40 people. Mine too.');
    expect(parts.map(({ text, item }) => [text, Boolean(item)])).toEqual([
      ['Mine first. She led 40 people.', true],
      [' Mine too.', false],
    ]);
    expect(parts[0]?.item && index.placesOf(parts[0].item)).toEqual([
      { number: 1, where: 'export.zip, Positions.csv, row 3', quote: 'led a team of 40' },
      { number: 2, where: 'resume.pdf, page 1', quote: 'Led 40 people' },
    ]);
    expect(index.split('description', '')).toEqual([]);
  });

  it('assigns text shared by two items to the one that begins first', () => {
    const item = (text: string) => ({ section: 'description' as const, text, spans: [] });
    const { split } = indexEvidence({
      sources: [],
      items: [item('people. She sold'), item('She led 40 people.'), item('She sold it.'), item('of it.')],
    });
    const text = 'She led 40 people. She sold it. The end of it.';
    const parts = split('description', text);
    expect(parts.map(({ text, item }) => [text, item?.text])).toEqual([
      ['She led 40 people.', 'She led 40 people.'],
      [' She sold it.', 'She sold it.'],
      [' The end of it.', 'of it.'],
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  it('lists composed lines that no source confirms, while they are unchanged', () => {
    const profile = {
      ...emptyProfile(),
      name: 'Ines Calder',
      summary: 'She led 40 people. She left a team.',
    };
    expect(index.unconfirmedLines(profile)).toEqual([
      { section: 'basicInfo', text: 'Ines Calder' },
      { section: 'description', text: 'She left a team.' },
    ]);
    expect(index.unconfirmedLines({ ...profile, name: 'Inês Calder', summary: 'She left.' })).toEqual([]);
    expect(indexEvidence(null).unconfirmedLines(profile)).toEqual([]);
  });
});
