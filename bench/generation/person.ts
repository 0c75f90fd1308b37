/** Fictional people and their careers, from which every synthetic case is written and against which it is scored. */

export interface Job {
  title: string;
  company: string;
  /** Start and end as written in the resume. */
  from: string;
  to: string;
  points: string[];
}

/** The headings of a resume in its language. */
export interface Headings {
  summary: string;
  experience: string;
  education: string;
  certifications: string;
  skills: string;
}

export interface Person {
  name: string;
  /** After the name, if the layout shows them: 'MBA, CFA'. */
  credentials?: string;
  role: string;
  location: string;
  summary: string;
  jobs: Job[];
  education: [school: string, degree: string, year: string];
  certifications: string[];
  skills: string[];
  headings: Headings;
  rtl?: boolean;
  /** The separator between the dates of a job. */
  dash?: string;
}

export const ENGLISH: Headings = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  certifications: 'Certifications',
  skills: 'Skills',
};

/** The dates of a job as its document prints them. */
export const datesOf = (person: Person, job: Job) => `${job.from} ${person.dash ?? '–'} ${job.to}`;

/** A resume's lines from top to bottom; list items start with a bullet. */
export function resumeLinesOf(person: Person): string[] {
  const { headings } = person;
  return [
    person.name,
    person.role,
    person.location,
    headings.summary,
    person.summary,
    headings.experience,
    ...person.jobs.flatMap((job) => [
      `${job.title}, ${job.company}`,
      datesOf(person, job),
      ...job.points.map((point) => `• ${point}`),
    ]),
    headings.education,
    person.education.join(', '),
    headings.certifications,
    ...person.certifications.map((name) => `• ${name}`),
    headings.skills,
    person.skills.join(', '),
  ];
}
