import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const profileOf = (roles: Parameters<typeof careerFacts>[0]['roles']) =>
  composeProfile(careerFacts({ name: 'Edda Norling', roles })).profile;

const POSTS = [
  {
    title: 'Operations Director',
    organisation: 'Brillwater',
    start: '2019',
    end: 'present',
    statements: [
      'Opened four packing halls for EUR 12 million.',
      'Cut storage losses from 14% to 5% within two seasons.',
      'Introduced a shared price list for all growers of the valley.',
      'Negotiated 14 supplier contracts worth EUR 9 million.',
    ],
  },
  {
    title: 'Plant Manager',
    organisation: 'Tarn Cider',
    start: '2014',
    end: '2019',
    statements: [
      'Raised output by 40% in three years.',
      'Built a depot for frozen berries in the north of the valley.',
      'Launched a juice brand in six countries.',
    ],
  },
  {
    title: 'Cellar Lead',
    organisation: 'Corran Mills',
    start: '2010',
    end: '2014',
    statements: [
      'Led the move of nine cellars to steel tanks.',
      'Trained the drivers of two fleets in the handling of fruit.',
    ],
  },
  {
    title: 'Cellar Hand',
    organisation: 'Stellan Orchards',
    start: '2007',
    end: '2010',
    statements: ['Built a press for 300 visitors a day.', 'Designed the labels of three ciders.'],
  },
];

describe('in a record that fills all sections', () => {
  it('each key role whose entry has lines tells one of them', () => {
    expect(profileOf(POSTS).highlights.filter((line) => !line.includes(': '))).toEqual([]);
  });

  it('a role keeps its result in figures, although a persona could show it', () => {
    const { highlights, personas } = profileOf(POSTS);
    const [, , , hand = ''] = highlights;
    expect(hand).toContain('300 visitors');
    expect(JSON.stringify(personas)).not.toContain('300 visitors');
  });

  it('the key role of an entry whose only line a paragraph tells has it in fewer words', () => {
    const [first, second, ...others] = POSTS;
    const only = {
      title: 'Managing Director',
      organisation: 'Anholt Freight',
      start: '2021',
      end: 'present',
      statements: ['Doubled the revenue to EUR 80 million within three years, opening two ports.'],
    };
    const { highlights, summary } = profileOf([
      only,
      { ...first, end: '2021' } as (typeof POSTS)[number],
      ...(second ? [second] : []),
      ...others,
    ]);
    expect(summary).toContain('EUR 80 million');
    expect(highlights[0]).toContain(': doubled the revenue to EUR 80 million');
    expect(highlights[0]).not.toContain('opening two ports');
  });
});
