import { expect, it } from 'vitest';
import { personFromJsonResume } from './candidate/json-resume';
import { prepareAim, rankPeople } from './rank';
import { readRole } from './role-text';
import { ADVERTISEMENT, JSON_RESUME } from './testing/advertisement-and-resume';

it('people with the function and the subjects of the role are ranked first', () => {
  const lawyer = {
    basics: { label: 'General Counsel', summary: 'Lawyer for software companies.' },
    work: [
      {
        name: 'Alder Law',
        position: 'General Counsel',
        startDate: '2015',
        highlights: ['Settled a patent suit.'],
      },
    ],
  };
  const buyer = {
    basics: { label: 'Operations manager' },
    work: [
      {
        name: 'Fennel Foods',
        position: 'Operations Manager',
        startDate: '2019',
        highlights: ['Ran a warehouse.'],
      },
    ],
  };
  const people = Object.entries({ lawyer, buyer, coo: JSON_RESUME }).map(([id, career]) => ({
    id,
    person: personFromJsonResume(career),
  }));
  expect(
    rankPeople(prepareAim(readRole(ADVERTISEMENT), ADVERTISEMENT, '2026-11-20'), people).map(({ id }) => id),
  ).toEqual(['coo', 'buyer', 'lawyer']);
});
