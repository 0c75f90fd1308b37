/** Careers as spreadsheets, with the headers of their language. */
import { type SheetCell, workbookOf } from '@/server/testing/documents/office-files/sheets';
import { datesOf, type Person } from '../person';

export interface SheetWords {
  name: string;
  role: string;
  location: string;
  company: string;
  title: string;
  dates: string;
  points: string;
  certification: string;
  skill: string;
}

const ENGLISH: SheetWords = {
  name: 'Name',
  role: 'Current role',
  location: 'Location',
  company: 'Employer',
  title: 'Role',
  dates: 'Period',
  points: 'Achievements',
  certification: 'Certification',
  skill: 'Skill',
};

/** One sheet each for the person, the jobs, and the lists. */
export function careerSheets(person: Person, format: 'xlsx' | 'xls', words = ENGLISH): Uint8Array {
  const jobs: SheetCell[][] = person.jobs.map((job) => [
    job.company,
    job.title,
    datesOf(person, job),
    job.points.join('\n'),
  ]);
  return workbookOf(
    {
      Person: [
        [words.name, person.name],
        [words.role, person.role],
        [words.location, person.location],
      ],
      Jobs: [[words.company, words.title, words.dates, words.points], ...jobs],
      Has: [[words.certification], ...person.certifications.map((name) => [name])],
      Can: [[words.skill], ...person.skills.map((name) => [name])],
    },
    format,
  );
}

/** Everything on one sheet under headings, with dates in date cells. */
export function oneSheet(person: Person, format: 'xlsx' | 'xls'): Uint8Array {
  const date = (text: string) => (/\d{4}/.test(text) ? new Date(`${text} 15 UTC`) : null);
  return workbookOf(
    {
      CV: [
        [person.name],
        [person.role],
        [person.location],
        [],
        [person.headings.experience],
        ['Title', 'Company', 'Start', 'End', 'Results'],
        ...person.jobs.flatMap((job): SheetCell[][] => {
          const [point = '', ...furtherPoints] = job.points;
          return [
            [job.title, job.company, date(job.from), date(job.to), point],
            ...furtherPoints.map((text): SheetCell[] => [null, null, null, null, text]),
          ];
        }),
        [],
        [person.headings.certifications],
        ...person.certifications.map((name) => [name]),
        [],
        [person.headings.skills],
        [person.skills.join(', ')],
      ],
    },
    format,
  );
}
