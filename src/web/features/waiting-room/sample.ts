/** What the waiting room is filled with until the search is built: sample data, and labelled as such. */
import type { BadgeTone } from '@/web/components/ui/badge';

export interface JobApplication {
  title: string;
  company: string;
  status: string;
  /** How far along, 0 to 100 percent. */
  progress: number;
  /** ISO date. */
  appliedDate: string;
  nextStep: string;
}

export interface SavedJob {
  title: string;
  company: string;
  /** ISO date. */
  savedDate: string;
}

export const APPLICATIONS: readonly JobApplication[] = [
  {
    title: 'Fractional Chief Operating Officer',
    company: 'Halden Freight',
    status: 'Interview Scheduled',
    progress: 75,
    appliedDate: '2025-05-12',
    nextStep: 'Video call with the founders',
  },
  {
    title: 'Interim VP Operations',
    company: 'Lumen Clinics',
    status: 'In Review',
    progress: 50,
    appliedDate: '2025-05-19',
    nextStep: 'Their answer, usually within a week',
  },
  {
    title: 'Advisor, Supply Chain',
    company: 'Northgate Foods',
    status: 'Application Submitted',
    progress: 25,
    appliedDate: '2025-05-27',
    nextStep: 'Waiting for the first reading',
  },
];

export const INTERVIEW = {
  title: 'Fractional Chief Operating Officer',
  company: 'Halden Freight',
  when: 'Thursday, June 5, 2025, 10:00 AM',
  how: 'Video call, 45 minutes',
} as const;

export const SAVED_JOBS: readonly SavedJob[] = [
  { title: 'Part-time Chief Financial Officer', company: 'Aster Learning', savedDate: '2025-05-21' },
  { title: 'Fractional Chief of Staff', company: 'Bellweather Energy', savedDate: '2025-05-24' },
];

export const OPEN_ROLES = [
  {
    title: 'Fractional Chief Operating Officer',
    company: 'Orrin Diagnostics',
    place: 'Remote, European hours',
    terms: '16 hours a week',
  },
  {
    title: 'Interim Chief Executive Officer',
    company: 'Pemberley Textiles',
    place: 'Porto',
    terms: 'Full-time, 9 months',
  },
  {
    title: 'Board Advisor, Market Entry',
    company: 'Kestrel Mobility',
    place: 'Singapore',
    terms: '6 hours a month',
  },
] as const;

const TONES = new Map<string, BadgeTone>([
  ['In Review', 'blue'],
  ['Interview Scheduled', 'green'],
  ['Application Submitted', 'yellow'],
]);

/** The colour of a status; grey for one that is not known. */
export const statusTone = (status: string): BadgeTone => TONES.get(status) ?? 'grey';

const DAY = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '2025-05-12' as 'May 12, 2025', the same in every time zone. */
export const sampleDay = (iso: string): string => DAY.format(new Date(iso));
