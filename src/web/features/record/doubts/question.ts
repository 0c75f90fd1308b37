/** A doubt as a question: its text, the possible answers, and the effect of each. */

import type { CareerRecord, EditedRecord, Lookalike } from '@/shared/record/career-record';
import type { Doubt } from '@/shared/record/doubts';
import type { AlternativeRole, RoleDates, RoleFact } from '@/shared/record/facts';
import { applyEdit } from '../edits/record-edits';
import { mergeEmployers, removeRole } from '../edits/role-edits';
import { formatYearMonth, formatYears } from '../edits/year-month';

export interface DoubtAnswer {
  label: string;
  /** The sentence shown once it is answered. */
  outcome?: string;
  apply: (edits: EditedRecord) => EditedRecord;
}

export interface DoubtQuestion {
  title: string;
  note?: string;
  answers: DoubtAnswer[];
  /** The field 'Something else', shown with the answers or instead of them. */
  field?: { label: string; more?: string; kind: 'employer' | 'title' | 'dates' };
  /** Alternatives to the field. */
  links: DoubtAnswer[];
}

const LOOKALIKE_TEXTS: Record<Lookalike, { title: (value: string) => string; answer: string; said: string }> =
  {
    place: { title: (v) => `Is “${v}” an employer or a place?`, answer: 'A place', said: 'is a place' },
    sector: { title: (v) => `Is “${v}” an employer or a sector?`, answer: 'A sector', said: 'is a sector' },
    heading: {
      title: (v) => `Is “${v}” an employer or a heading?`,
      answer: 'A heading',
      said: 'is a heading',
    },
    sentence: {
      title: (v) => `Is “${v}” the name of an employer?`,
      answer: 'No, it is text',
      said: 'is no employer',
    },
    file: { title: (v) => `Is “${v}” an employer or a file?`, answer: 'A file', said: 'is a file' },
  };

const SOURCE_NAMES: Record<string, string> = {
  'linkedin-pdf': 'LinkedIn',
  'linkedin-zip': 'LinkedIn',
  resume: 'the resume',
};

/** The question of a doubt. Each answer is an edit of the record that settles it. */
export function questionOf(doubt: Doubt, record: CareerRecord): DoubtQuestion {
  const { role, id } = doubt;
  const settle =
    (said: string, put = role) =>
    (edits: EditedRecord) =>
      applyEdit(edits, { kind: 'answer', said, doubt: id, upserted: put === role ? [] : [put] });
  const leaveOut: DoubtAnswer = {
    label: 'Leave this entry out',
    apply: (edits) => removeRole(edits, role, id),
  };
  const withoutEmployer: DoubtAnswer = {
    label: 'Leave the employer out',
    apply: (edits) =>
      applyEdit(edits, {
        kind: 'answer',
        said: `${role.title || 'The entry'} has no employer`,
        doubt: `no-employer:${role.id}`,
        upserted: [{ ...role, organisation: '' }],
      }),
  };
  const page = role.spans.find((span) => span.page)?.page;
  const dated = formatYears(role.start, role.end);
  const title = role.title || 'your title';

  switch (doubt.kind) {
    case 'employer': {
      const looks = LOOKALIKE_TEXTS[doubt.looks];
      const without = {
        ...role,
        organisation: '',
        ...(doubt.looks === 'place' && { location: doubt.value }),
      };
      return {
        title: looks.title(short(doubt.value)),
        answers: [
          {
            label: looks.answer,
            outcome:
              doubt.looks === 'place' ? `${title}, in ${doubt.value}` : `${title}, without an employer`,
            apply: settle(`“${short(doubt.value)}” ${looks.said}`, without),
          },
          {
            label: 'An employer',
            outcome: `${title} at ${short(doubt.value)}`,
            apply: settle(`“${short(doubt.value)}” is an employer`),
          },
        ],
        field: { label: 'Employer', more: 'Something else', kind: 'employer' },
        links: [],
      };
    }
    case 'no-employer':
      return {
        title: page && dated ? `A date range on page ${page} has no employer` : `“${title}” has no employer`,
        note: [
          [role.title, dated].filter(Boolean).join(', '),
          'A name that is drawn as a picture cannot be read',
        ]
          .join('. ')
          .concat('.'),
        answers: partsOf(role.title).map(([title, organisation]) => ({
          label: organisation,
          outcome: `${title} at ${organisation}`,
          apply: settle(`${title} at ${organisation}`, { ...role, title, organisation }),
        })),
        field: {
          label: 'Employer',
          kind: 'employer',
          more: partsOf(role.title).length > 0 ? 'Something else' : undefined,
        },
        links: [
          {
            label: 'I worked for myself',
            apply: settle(`${title}: worked for myself`, { ...role, organisation: 'Self-employed' }),
          },
          withoutEmployer,
          leaveOut,
        ],
      };
    case 'no-title':
      return {
        title: `What were you at ${short(role.organisation)}?`,
        note: dated || undefined,
        answers: titlesFor(role).map(({ title, organisation }) => ({
          label: title,
          outcome: `at ${organisation}`,
          apply: settle(`${title} at ${organisation}`, { ...role, title, organisation }),
        })),
        field: {
          label: 'Title',
          kind: 'title',
          more: titlesFor(role).length > 0 ? 'Something else' : undefined,
        },
        links: [leaveOut],
      };
    case 'no-dates':
      return {
        title: `When were you ${short(title)} at ${short(role.organisation)}?`,
        answers: [],
        field: { label: 'From', kind: 'dates' },
        links: [{ label: 'Leave the dates out', apply: settle(`${title} has no dates`) }],
      };
    case 'dates':
      return {
        title: role.title
          ? `When did you become ${short(role.title)}?`
          : `When did you begin at ${short(role.organisation)}?`,
        answers: doubt.statedDates.map((dates) => datesAnswer(dates, doubt, record, settle)),
        field: { label: 'From', more: 'Another date', kind: 'dates' },
        links: [],
      };
    case 'same-employer':
      return {
        title: `Are “${doubt.other}” and “${doubt.value}” one employer?`,
        answers: [
          {
            label: `One employer, called ${doubt.other}`,
            apply: (edits) =>
              mergeEmployers(edits, { from: doubt.value, into: doubt.other, name: doubt.other, doubt: id }),
          },
          {
            label: `One employer, called ${doubt.value}`,
            apply: (edits) =>
              mergeEmployers(edits, { from: doubt.other, into: doubt.value, name: doubt.value, doubt: id }),
          },
          { label: 'Two employers', apply: settle(`${doubt.other} and ${doubt.value} are two employers`) },
        ],
        links: [],
      };
    case 'role':
      return {
        title: `Did you work${role.title ? ` as ${short(role.title)}` : ''}${role.organisation ? ` at ${short(role.organisation)}` : ''}?`,
        note: dated || undefined,
        answers: [
          { label: 'Yes', apply: settle(`${title} is right`) },
          ...otherReadings(role).map((reading) => ({
            label: readingLabel(reading),
            outcome: 'as your file can be read too',
            apply: settle(readingLabel(reading), { ...role, ...reading }),
          })),
          { ...leaveOut, label: 'No, leave it out' },
        ],
        field: { label: 'Employer', more: 'At another employer', kind: 'employer' },
        links: role.title && role.organisation ? [withoutEmployer] : [],
      };
  }
}

function datesAnswer(
  given: RoleDates,
  { role }: Doubt,
  { facts }: CareerRecord,
  settle: (said: string, put: Doubt['role']) => DoubtAnswer['apply'],
): DoubtAnswer {
  const source = facts.sources.find(({ id }) => id === given.source);
  const by = source && (SOURCE_NAMES[source.kind] ?? source.name);
  const to = given.end ? `to ${formatYearMonth(given.end)}` : '';
  const { start: _, end: __, otherDates: ___, ...rest } = role;
  return {
    label: formatYearMonth(given.start) || 'No date',
    outcome: [to, by && `as ${by} says`].filter(Boolean).join(', '),
    apply: settle(`${role.title}: ${formatYears(given.start, given.end)}`, {
      ...rest,
      ...(given.start && { start: given.start }),
      ...(given.end && { end: given.end }),
    }),
  };
}

/** Readings of the same text that differ from the one in the record, at most two. */
function otherReadings({ title, organisation, alternatives = [] }: RoleFact): AlternativeRole[] {
  return alternatives
    .map((other) => ({ title: other.title || title, organisation: other.organisation }))
    .filter((other) => other.organisation !== organisation || other.title !== title)
    .slice(0, 2);
}

const readingLabel = ({ title, organisation }: AlternativeRole) =>
  [title, organisation].filter(Boolean).map(short).join(' at ');

/**
 * The titles that an entry without one may have: those of other readings, and parts of what was taken for its employer.
 */
function titlesFor(role: RoleFact): AlternativeRole[] {
  const parts = partsOf(role.organisation).map(([title, organisation]) => ({ title, organisation }));
  return [...otherReadings(role).filter(({ title }) => title !== ''), ...parts].filter(
    (one, at, all) => all.findIndex(({ title }) => title === one.title) === at,
  );
}

/** A line with title and employer may have either order: 'Head of Banking, ANZ', 'ANZ – Head of Banking'. */
function partsOf(line: string): [title: string, organisation: string][] {
  const [one = '', other = '', ...more] = line.split(/\s*[,|·•]\s+|\s+(?:[–—-]|at|@)\s+/);
  if (!one || !other || more.length > 0 || line.length > 160) return [];
  return [
    [one, other],
    [other, one],
  ];
}

/** Shortens a sentence that was mistaken for a name. */
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 77)}…` : text);
