/** Careers as slide decks: one slide per subject, two columns, a table. */
import type { SlideBox, SlideSpec } from '@/server/testing/documents/office-files/slides';
import { datesOf, type Person } from '../person';

const title = (text: string): SlideBox => ({
  x: 40,
  y: 20,
  width: 640,
  height: 60,
  title: true,
  lines: [text],
});
const body = (lines: SlideBox['lines'], x = 40, width = 640): SlideBox => ({
  x,
  y: 100,
  width,
  height: 400,
  lines,
});

const first = (person: Person): SlideSpec => ({
  boxes: [title(person.name), body([person.role, person.location])],
});
const about = (person: Person): SlideSpec => ({
  boxes: [title(person.headings.summary), body([person.summary])],
});
const jobLines = (person: Person) => (job: Person['jobs'][number]) => [
  `${job.title}, ${job.company}`,
  datesOf(person, job),
  ...job.points.map((text) => ({ text, level: 1 })),
];
const lists = (person: Person): SlideSpec[] => [
  { boxes: [title(person.headings.education), body([person.education.join(', ')])] },
  { boxes: [title(person.headings.certifications), body(person.certifications)] },
  { boxes: [title(person.headings.skills), body(person.skills)] },
];

/** A slide deck with the jobs below each other, and speaker's notes about them. */
export const deck = (person: Person): SlideSpec[] => [
  first(person),
  about(person),
  {
    boxes: [title(person.headings.experience), body(person.jobs.flatMap(jobLines(person)))],
    notes: [person.summary],
  },
  ...lists(person),
];

/** A slide deck with jobs side by side, the later one first in the file, and skills next to certificates. */
export const twoColumns = (person: Person): SlideSpec[] => {
  const [now, ...before] = person.jobs;
  const lines = jobLines(person);
  return [
    first(person),
    about(person),
    {
      boxes: [
        body(before.flatMap(lines), 380, 300),
        body(now ? lines(now) : [], 40, 300),
        title(person.headings.experience),
      ],
    },
    ...lists(person),
  ];
};

/** A row for each job. */
export const tableDeck = (person: Person): SlideSpec[] => [
  first(person),
  {
    boxes: [
      title(person.headings.experience),
      {
        ...body([]),
        table: person.jobs.map((job) => [datesOf(person, job), job.title, job.company]),
      },
    ],
  },
  ...lists(person),
];
