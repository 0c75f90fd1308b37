/** The features of a pair of title and employer that neither of them has alone. */
import type { Candidate } from './candidates';

/** Features of the anchor itself, independent of the candidates. */
export interface AnchorFeatures {
  /** Whether the anchor is weaker evidence of an entry than a range of dates, as in `Anchor`. */
  isWeak: boolean;
  /** Whether the anchor has a date. */
  hasDate: boolean;
  isBullet: boolean;
  /** Number of characters in the anchor's line without its date. */
  textLength: number;
  /** Whether the section's heading is about work. */
  isWorkSection: boolean;
  /** Whether the rule-based reader found an entry here. */
  hasRuleEntry: boolean;
  hasPrevious: boolean;
  /** Whether the line begins like a sentence about a job: 'Worked as ...'. */
  isSentence: boolean;
  /** Position of the date in its line. */
  datePosition: 'none' | 'line' | 'cell' | 'start' | 'end' | 'inside';
  /** Whether a form's label near the anchor names an employer. */
  hasEmployerLabel: boolean;
}

/** A feature's name and its value. */
export type Feature = readonly [string, number];

/** Distances of this many lines or more are one feature. */
const MAX_DISTANCE_BIN_LINES = 3;

/** Upper bounds of the bins of the length of an anchor's text: none, that of a short line, that of a line. */
const LENGTH_BIN_BOUNDS = [1, 40, 90];
/** The index of the bin of a length, in characters. */
const lengthBinOf = (length: number): number => LENGTH_BIN_BOUNDS.filter((bound) => length >= bound).length;

/** The features of a reading, either of whose parts may be missing. */
export function pairFeatures(
  title: Candidate | undefined,
  employer: Candidate | undefined,
  anchor: AnchorFeatures,
): Feature[] {
  if (!title && !employer) {
    return [
      ['no entry', 1],
      [`no entry, lone ${anchor.isWeak}, dated ${anchor.hasDate}`, 1],
      [`no entry, bullet ${anchor.isBullet}`, 1],
      [`no entry, work ${anchor.isWorkSection}`, 1],
      [`no entry, opinion ${anchor.hasRuleEntry}`, 1],
      [`no entry, sentence ${anchor.isSentence}`, 1],
      [`no entry, labelled ${anchor.hasEmployerLabel}`, 1],
      [`no entry, date ${anchor.datePosition}, lone ${anchor.isWeak}`, 1],
      [`no entry, rest ${lengthBinOf(anchor.textLength)}`, 1],
    ];
  }
  if (!title || !employer)
    return [
      ['one part', 1],
      [`one part, work ${anchor.isWorkSection}`, 1],
    ];
  const leanOf = ({ titleScore, organisationScore }: Candidate) =>
    titleScore === 0 && organisationScore === 0
      ? 'none'
      : titleScore > organisationScore
        ? 'title'
        : 'organisation';
  const distance = employer.line - title.line;
  const order =
    distance === 0
      ? employer.from < title.from
        ? 'employer first'
        : 'title first'
      : distance < 0
        ? 'employer above'
        : 'employer below';
  return [
    [`pair ${order}`, 1],
    [`pair leans ${leanOf(title)}, ${leanOf(employer)}`, 1],
    [`pair distance ${Math.min(MAX_DISTANCE_BIN_LINES, Math.abs(distance))}`, 1],
    ...(distance === 0
      ? ([[`pair between ${order === 'title first' ? employer.before : title.before}`, 1]] as Feature[])
      : []),
    ...(Math.sign(title.offset) * Math.sign(employer.offset) < 0
      ? ([['pair around date', 1]] as Feature[])
      : []),
  ];
}
