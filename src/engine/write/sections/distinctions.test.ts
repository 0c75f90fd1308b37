import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';
import type { RoleInput } from '../testing/build';

const introductionOf = (roles: RoleInput[], publications: string[] = []): string =>
  composeProfile({
    ...careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Operations Director',
          organisation: 'Brillwater',
          start: '2015',
          end: 'present',
          statements: ['Raised the yield of six mills by 14%.'],
        },
        ...roles,
      ],
    }),
    publications: publications.map((value, at) => ({
      id: `publication-${at}`,
      value,
      confidence: 1,
      spans: [{ source: 's1', page: 2, quote: value.replace('Patent: ', '') }],
    })),
  }).profile.meet_them;

const earlierRole = (title: string, organisation: string): RoleInput => ({
  title,
  organisation,
  start: '2004',
  end: '2009',
});

describe('an introduction', () => {
  it.each([
    earlierRole('Co-Founder', 'Tarnfield Software'),
    earlierRole('Non-Executive Director', 'Varn Savings'),
    earlierRole('Logistics Officer', 'Norwegian Army'),
  ])('does not read out a post that the list of key roles names: %o', (role) => {
    expect(introductionOf([role])).not.toContain('was also');
  });

  it('has separate sentences about publications and about patents', () => {
    const introduction = introductionOf(
      [],
      ['Cold Stores of Varn', 'Meadows below the Ice', 'Patent: Valve for cold stores', 'Who reads?'],
    );
    expect(introduction).toContain(
      'Edda’s publications include “Cold Stores of Varn” and “Meadows below the Ice”.',
    );
    expect(introduction).toContain('Edda has a patent, “Valve for cold stores”.');
    expect(introduction).not.toContain('Who reads');
  });

  it.each(['Refereed Journal Articles', 'Conference Proceedings**', 'Selected Journal Papers'])(
    'takes no heading for a publication: %s',
    (heading) => {
      expect(introductionOf([], [heading, 'Cold Stores of Varn'])).not.toContain(heading.slice(0, 8));
    },
  );

  it('has no plural for a single publication', () => {
    expect(introductionOf([], ['Cold Stores of Varn'])).toContain(
      'Edda has a publication, “Cold Stores of Varn”.',
    );
  });

  it.each([
    'Talk: Cold Stores of Varn',
    'Talk or project: Cold Stores of Varn',
    'Cold Stores of Varn – Winner 3rd Place Nordhav Hackathon',
    'Cold Stores of Varn, Poster Presentation',
  ])('calls no talk and no prize a publication: %s', (entry) => {
    expect(introductionOf([], [entry])).not.toContain('Cold Stores');
  });
});
