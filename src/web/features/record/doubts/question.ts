/** A doubt as a question: its text, the possible answers, and the effect of each. */
import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';
import { type Doubt, doubtIdOf } from '@/shared/record/doubts';
import type { RoleDates, RoleFact } from '@/shared/record/facts';
import { applyEdit } from '../edits/record-edits';
import { mergeEmployers, removeRole } from '../edits/role-edits';
import { formatYearMonth, formatYears } from '../edits/year-month';
import { LOOKALIKE_TEXTS } from './lookalike-texts';
import {
  labelOfReading,
  otherReadings,
  possibleTitles,
  shortenName,
  titleEmployerPairs,
} from './other-readings';

export interface DoubtAnswer {
  label: string;
  /** A line below the label: what the record says after this answer, or where the answer comes from. */
  outcome?: string;
  apply: (edits: EditedRecord) => EditedRecord;
}

export interface DoubtQuestion {
  title: string;
  note?: string;
  answers: DoubtAnswer[];
  /**
   * The field for an answer that is not listed. With `otherLabel`, a further choice of that name opens it; else it is
   * shown at once.
   */
  field?: { label: string; otherLabel?: string; kind: 'employer' | 'title' | 'dates' };
  /** Alternatives to the field. */
  links: DoubtAnswer[];
}

const SOURCE_NAMES: Record<string, string> = {
  'linkedin-pdf': 'LinkedIn',
  'linkedin-zip': 'LinkedIn',
  resume: 'the resume',
};

/** What the questions of all kinds are made of. */
interface QuestionParts {
  role: RoleFact;
  /** The role's title, or words in its place. */
  title: string;
  /** The role's years; empty if it has none. */
  datesText: string;
  /** Returns an edit that answers the doubt, and replaces its role if another is given. */
  answerWith: (said: string, answeredRole?: RoleFact) => DoubtAnswer['apply'];
  leaveOut: DoubtAnswer;
  withoutEmployer: DoubtAnswer;
}

type DoubtOfKind<K extends Doubt['kind']> = Extract<Doubt, { kind: K }>;

/** Builds the question of a doubt. Each answer is an edit of the record that settles the doubt. */
export function questionOf(doubt: Doubt, record: CareerRecord): DoubtQuestion {
  const parts = partsOf(doubt);
  switch (doubt.kind) {
    case 'employer':
      return employerQuestion(doubt, parts);
    case 'no-employer':
      return missingEmployerQuestion(parts);
    case 'no-title':
      return missingTitleQuestion(parts);
    case 'no-dates':
      return missingDatesQuestion(parts);
    case 'dates':
      return datesQuestion(doubt, record, parts);
    case 'same-employer':
      return sameEmployerQuestion(doubt, parts);
    case 'role':
      return roleQuestion(parts);
  }
}

function partsOf({ role, id }: Doubt): QuestionParts {
  return {
    role,
    title: role.title || 'your title',
    datesText: formatYears(role.start, role.end),
    answerWith:
      (said, answeredRole = role) =>
      (edits) =>
        applyEdit(edits, {
          kind: 'answer',
          said,
          doubt: id,
          upserted: answeredRole === role ? [] : [answeredRole],
        }),
    leaveOut: { label: 'Leave this entry out', apply: (edits) => removeRole(edits, role, id) },
    withoutEmployer: {
      label: 'Leave the employer out',
      apply: (edits) =>
        applyEdit(edits, {
          kind: 'answer',
          said: `${role.title || 'The entry'} has no employer`,
          // Whatever was asked, the missing employer would be asked for next.
          doubt: doubtIdOf('no-employer', role),
          upserted: [{ ...role, organisation: '' }],
        }),
    },
  };
}

function employerQuestion(
  doubt: DoubtOfKind<'employer'>,
  { role, title, answerWith }: QuestionParts,
): DoubtQuestion {
  const texts = LOOKALIKE_TEXTS[doubt.looks];
  const roleWithoutEmployer = {
    ...role,
    organisation: '',
    ...(doubt.looks === 'place' && { location: doubt.value }),
  };
  return {
    title: texts.title(shortenName(doubt.value)),
    answers: [
      {
        label: texts.answer,
        outcome: doubt.looks === 'place' ? `${title}, in ${doubt.value}` : `${title}, without an employer`,
        apply: answerWith(`“${shortenName(doubt.value)}” ${texts.said}`, roleWithoutEmployer),
      },
      {
        label: 'An employer',
        outcome: `${title} at ${shortenName(doubt.value)}`,
        apply: answerWith(`“${shortenName(doubt.value)}” is an employer`),
      },
    ],
    field: { label: 'Employer', otherLabel: 'Something else', kind: 'employer' },
    links: [],
  };
}

function missingEmployerQuestion({
  role,
  title,
  datesText,
  answerWith,
  leaveOut,
  withoutEmployer,
}: QuestionParts): DoubtQuestion {
  const page = role.spans.find((span) => span.page)?.page;
  const pairs = titleEmployerPairs(role.title);
  return {
    title: page && datesText ? `A date range on page ${page} has no employer` : `“${title}” has no employer`,
    note: [
      [role.title, datesText].filter(Boolean).join(', '),
      'A name that is drawn as a picture cannot be read',
    ]
      .join('. ')
      .concat('.'),
    answers: pairs.map(([pairTitle, organisation]) => ({
      label: organisation,
      outcome: `${pairTitle} at ${organisation}`,
      apply: answerWith(`${pairTitle} at ${organisation}`, { ...role, title: pairTitle, organisation }),
    })),
    field: {
      label: 'Employer',
      kind: 'employer',
      otherLabel: pairs.length > 0 ? 'Something else' : undefined,
    },
    links: [
      {
        label: 'I worked for myself',
        apply: answerWith(`${title}: worked for myself`, { ...role, organisation: 'Self-employed' }),
      },
      withoutEmployer,
      leaveOut,
    ],
  };
}

function missingTitleQuestion({ role, datesText, answerWith, leaveOut }: QuestionParts): DoubtQuestion {
  const titles = possibleTitles(role);
  return {
    title: `What were you at ${shortenName(role.organisation)}?`,
    note: datesText || undefined,
    answers: titles.map(({ title, organisation }) => ({
      label: title,
      outcome: `at ${organisation}`,
      apply: answerWith(`${title} at ${organisation}`, { ...role, title, organisation }),
    })),
    field: {
      label: 'Title',
      kind: 'title',
      otherLabel: titles.length > 0 ? 'Something else' : undefined,
    },
    links: [leaveOut],
  };
}

function missingDatesQuestion({ role, title, answerWith }: QuestionParts): DoubtQuestion {
  return {
    title: `When were you ${shortenName(title)} at ${shortenName(role.organisation)}?`,
    answers: [],
    field: { label: 'From', kind: 'dates' },
    links: [{ label: 'Leave the dates out', apply: answerWith(`${title} has no dates`) }],
  };
}

function datesQuestion(
  doubt: DoubtOfKind<'dates'>,
  record: CareerRecord,
  parts: QuestionParts,
): DoubtQuestion {
  const { role } = parts;
  return {
    title: role.title
      ? `When did you become ${shortenName(role.title)}?`
      : `When did you begin at ${shortenName(role.organisation)}?`,
    answers: doubt.statedDates.map((dates) => datesAnswer(dates, record, parts)),
    field: { label: 'From', otherLabel: 'Another date', kind: 'dates' },
    links: [],
  };
}

function sameEmployerQuestion(
  doubt: DoubtOfKind<'same-employer'>,
  { answerWith }: QuestionParts,
): DoubtQuestion {
  return {
    title: `Are “${doubt.other}” and “${doubt.value}” one employer?`,
    answers: [
      {
        label: `One employer, called ${doubt.other}`,
        apply: (edits) =>
          mergeEmployers(edits, { from: doubt.value, into: doubt.other, name: doubt.other, doubt: doubt.id }),
      },
      {
        label: `One employer, called ${doubt.value}`,
        apply: (edits) =>
          mergeEmployers(edits, { from: doubt.other, into: doubt.value, name: doubt.value, doubt: doubt.id }),
      },
      {
        label: 'Two employers',
        apply: answerWith(`${doubt.other} and ${doubt.value} are two employers`),
      },
    ],
    links: [],
  };
}

function roleQuestion({
  role,
  title,
  datesText,
  answerWith,
  leaveOut,
  withoutEmployer,
}: QuestionParts): DoubtQuestion {
  return {
    title: `Did you work${role.title ? ` as ${shortenName(role.title)}` : ''}${role.organisation ? ` at ${shortenName(role.organisation)}` : ''}?`,
    note: datesText || undefined,
    answers: [
      { label: 'Yes', apply: answerWith(`${title} is right`) },
      ...otherReadings(role).map((reading) => ({
        label: labelOfReading(reading),
        outcome: 'as your file can be read too',
        apply: answerWith(labelOfReading(reading), { ...role, ...reading }),
      })),
      { ...leaveOut, label: 'No, leave it out' },
    ],
    field: { label: 'Employer', otherLabel: 'At another employer', kind: 'employer' },
    links: role.title && role.organisation ? [withoutEmployer] : [],
  };
}

function datesAnswer(
  dates: RoleDates,
  { facts }: CareerRecord,
  { role, answerWith }: QuestionParts,
): DoubtAnswer {
  const source = facts.sources.find(({ id }) => id === dates.source);
  const sourceName = source && (SOURCE_NAMES[source.kind] ?? source.name);
  const endText = dates.end ? `to ${formatYearMonth(dates.end)}` : '';
  return {
    label: formatYearMonth(dates.start) || 'No date',
    outcome: [endText, sourceName && `as ${sourceName} says`].filter(Boolean).join(', '),
    apply: answerWith(`${role.title}: ${formatYears(dates.start, dates.end)}`, {
      ...withoutDates(role),
      ...(dates.start && { start: dates.start }),
      ...(dates.end && { end: dates.end }),
    }),
  };
}

function withoutDates(role: RoleFact): RoleFact {
  const { start: _start, end: _end, otherDates: _otherDates, ...rest } = role;
  return rest;
}
