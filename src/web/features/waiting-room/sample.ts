/** The sample data of the waiting room, shown until the search is built. */
import type { BadgeTone } from '@/web/components/ui/display/badge';
import { formatLongDay, localDayOf } from '@/web/lib/dates/format-day';
import { formatMoment } from '@/web/lib/dates/format-moment';

export interface JobApplication {
  title: string;
  company: string;
  status: string;
  /** Progress in percent. */
  progress: number;
  /** Days before today. */
  appliedDaysAgo: number;
  nextStep: string;
}

export interface SavedJob {
  title: string;
  company: string;
  /** Days before today. */
  savedDaysAgo: number;
}

export const APPLICATIONS: readonly JobApplication[] = [
  {
    title: 'Fractional Chief Operating Officer',
    company: 'Halden Freight',
    status: 'Interview Scheduled',
    progress: 75,
    appliedDaysAgo: 18,
    nextStep: 'Video call with the founders',
  },
  {
    title: 'Interim VP Operations',
    company: 'Lumen Clinics',
    status: 'In Review',
    progress: 50,
    appliedDaysAgo: 11,
    nextStep: 'Their answer, usually within a week',
  },
  {
    title: 'Advisor, Supply Chain',
    company: 'Northgate Foods',
    status: 'Application Submitted',
    progress: 25,
    appliedDaysAgo: 3,
    nextStep: 'Waiting for the first reading',
  },
];

export const INTERVIEW = {
  title: 'Fractional Chief Operating Officer',
  company: 'Halden Freight',
  /** Days after today. */
  inDays: 6,
  /** Of the day, 0 to 23. */
  hour: 10,
  details: 'Video call, 45 minutes',
} as const;

export const SAVED_JOBS: readonly SavedJob[] = [
  { title: 'Part-time Chief Financial Officer', company: 'Aster Learning', savedDaysAgo: 9 },
  { title: 'Fractional Chief of Staff', company: 'Bellweather Energy', savedDaysAgo: 6 },
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

const TONE_BY_STATUS = new Map<string, BadgeTone>([
  ['In Review', 'blue'],
  ['Interview Scheduled', 'green'],
  ['Application Submitted', 'yellow'],
]);

/** The tone of a status's badge; grey for a status that is not known. */
export const statusToneOf = (status: string): BadgeTone => TONE_BY_STATUS.get(status) ?? 'grey';

const dayFrom = (today: Date, days: number) =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);

/** The day some days before today, as '12 May', so that the sample never looks outdated. */
export const formatDayBefore = (days: number, today = new Date()): string =>
  formatLongDay(localDayOf(dayFrom(today, -days)), localDayOf(today));

/** The time of the sample's interview, as 'Thu 5 Jun, 10:00': always in the future, and never at a weekend. */
export function interviewTime(today = new Date()): string {
  const day = dayFrom(today, INTERVIEW.inDays);
  const daysToMonday = { 6: 2, 0: 1 }[day.getDay()] ?? 0;
  return formatMoment(new Date(dayFrom(day, daysToMonday).setHours(INTERVIEW.hour)));
}
