import { describe, expect, it } from 'vitest';
import { indexEvidence } from './evidence-index';

const index = indexEvidence({
  sources: [
    { id: 'u', kind: 'url', name: 'linkedin.com/in/ines-calder' },
    { id: 'z', kind: 'linkedin-zip', name: 'export.zip' },
    { id: 'r', kind: 'resume', name: 'resume.pdf', pages: 2 },
  ],
  items: [
    {
      section: 'description',
      text: 'She opened the Lisbon yard.',
      spans: [{ source: 'r', page: 2, quote: 'Opened  the\nLisbon yard' }],
    },
    {
      section: 'description',
      text: 'She led 40 people.',
      spans: [
        { source: 'r', page: 1, quote: 'Led 40 people' },
        { source: 'z', row: 'Positions.csv:3', quote: 'led a team of 40' },
      ],
    },
    { section: 'basicInfo', text: 'Ines Calder', spans: [{ source: 'u', quote: 'ines-calder' }] },
  ],
});

describe('the evidence of an item', () => {
  it('is every place of every sentence in a paragraph, in the order of the sources', () => {
    expect(index('description', 'She opened the Lisbon yard. She led 40 people.')).toEqual([
      { number: 1, where: 'export.zip, Positions.csv, row 3', quote: 'led a team of 40' },
      { number: 2, where: 'resume.pdf, page 2', quote: 'Opened the Lisbon yard' },
      { number: 2, where: 'resume.pdf, page 1', quote: 'Led 40 people' },
    ]);
  });

  it('is none for a changed sentence, another section, an address alone, or without evidence', () => {
    expect(index('description', 'She opened the Porto yard.')).toEqual([]);
    expect(index('sweetSpot', 'She led 40 people.')).toEqual([]);
    expect(index('basicInfo', 'Ines Calder')).toEqual([]);
    expect(indexEvidence(undefined)('description', 'She led 40 people.')).toEqual([]);
  });
});
