import { describe, expect, it } from 'vitest';
import { evenEnumerations, inOneCase } from './enumeration-case';
import type { ReadingContext } from './reading-context';

const reading: ReadingContext = {
  organisations: ['Brillwater Mills'],
  names: new Map([['brillwater', 'Brillwater']]),
  firstName: 'Wynn',
  common: new Set(['ferrying']),
  latestYear: 2020,
  isEmployed: true,
  language: 'en',
  inThirdPerson: false,
};
const even = (text: string, source = text) => evenEnumerations(text, source, reading);

describe('an enumeration of which some members are in lower case', () => {
  it.each([
    ['a pair', 'Launched training & Support for nine ports', 'Launched training & support for nine ports'],
    [
      'a list before a dash',
      'Worked with design, packing, and Storage—joining their reports',
      'Worked with design, packing, and storage—joining their reports',
    ],
    ['a word of the document', 'Planned towing, Ferrying and repair', 'Planned towing, ferrying and repair'],
    [
      'acronyms between its members',
      'Sold across GSM, mooring gear, Freight and towing',
      'Sold across GSM, mooring gear, freight and towing',
    ],
  ])('gets lower case throughout: %s', (_, line, expected) => {
    expect(even(line)).toBe(expected);
  });

  it.each([
    ['tools', 'Taught Python, Docker and reporting'],
    ['employers', 'Planned for Brillwater, ports and mills'],
    ['places', 'Sold to Spain, Peru and overseas markets'],
    ['a part of a name', 'Wrote for the Ministry of Health, clinics and wards'],
    ['a clause', 'Ran Support for nine ports, cut waits by 8% and trained planners'],
  ])('keeps the names in it: %s', (_, line) => {
    expect(even(line)).toBe(line);
  });

  it('has the capitals of its source again, if a member may be a name', () => {
    expect(
      even('Led training, support and Quayline', 'Led Training, Support and Quayline in nine ports'),
    ).toBe('Led Training, Support and Quayline');
    expect(even('Led training, R and Quayline', 'led training, R and Quayline')).toBe(
      'Led training, R and Quayline',
    );
  });
});

describe('a list that has brackets', () => {
  it.each([
    [
      'behind a member',
      'Led planning for Towing (Deep), Mooring, Storage & Tide Tables teams',
      'Led planning for Towing (Deep), Mooring, Storage & Tide Tables teams',
    ],
    [
      'around it',
      'Led planning for nine teams (Ops, Supply Chain, Lending)',
      'Led planning for nine teams (Ops, Supply Chain, Lending)',
    ],
    [
      'nowhere',
      'Led planning for Storage, Training and Support',
      'Led planning for storage, training and support',
    ],
  ])('is lowered as a whole or not at all, %s', (_, line, expected) => {
    expect(inOneCase(line, line, reading)).toBe(expected);
  });

  it('keeps the capitals of products that are called by common words', () => {
    const line = 'Cut the spend with right-sizing, scaling, and AWS Cost Explorer on Power Platform';
    expect(inOneCase(line, line, reading)).toBe(line);
  });
});
