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

const titleSlide = (person: Person): SlideSpec => ({
  boxes: [title(person.name), body([person.role, person.location])],
});
const summarySlide = (person: Person): SlideSpec => ({
  boxes: [title(person.headings.summary), body([person.summary])],
});
const jobLines = (person: Person) => (job: Person['jobs'][number]) => [
  `${job.title}, ${job.company}`,
  datesOf(person, job),
  ...job.points.map((text) => ({ text, level: 1 })),
];
const listSlides = (person: Person): SlideSpec[] => [
  { boxes: [title(person.headings.education), body([person.education.join(', ')])] },
  { boxes: [title(person.headings.certifications), body(person.certifications)] },
  { boxes: [title(person.headings.skills), body(person.skills)] },
];

/** A slide deck with the jobs below each other, and speaker's notes about them. */
export const deck = (person: Person): SlideSpec[] => [
  titleSlide(person),
  summarySlide(person),
  {
    boxes: [title(person.headings.experience), body(person.jobs.flatMap(jobLines(person)))],
    notes: [person.summary],
  },
  ...listSlides(person),
];

/** A slide deck with jobs side by side, the later one first in the file, and skills next to certificates. */
export const twoColumns = (person: Person): SlideSpec[] => {
  const [latestJob, ...earlierJobs] = person.jobs;
  const lines = jobLines(person);
  return [
    titleSlide(person),
    summarySlide(person),
    {
      boxes: [
        body(earlierJobs.flatMap(lines), 380, 300),
        body(latestJob ? lines(latestJob) : [], 40, 300),
        title(person.headings.experience),
      ],
    },
    ...listSlides(person),
  ];
};

/** A row for each job. */
export const tableDeck = (person: Person): SlideSpec[] => [
  titleSlide(person),
  {
    boxes: [
      title(person.headings.experience),
      {
        ...body([]),
        table: person.jobs.map((job) => [datesOf(person, job), job.title, job.company]),
      },
    ],
  },
  ...listSlides(person),
];
