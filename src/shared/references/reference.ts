/** References: what somebody who was there says about a person, requested by mail and written without an account. */
import { DAY } from '../time/durations';

/**
 * `asked`: the referee has not answered. `written`: they confirmed their text, and may change it. The other states are
 * final: the referee declined, the owner withdrew the request, or the referee took their text back.
 */
export type ReferenceState = 'asked' | 'written' | 'declined' | 'withdrawn' | 'taken_back';

/** The kinds of reference to ask for: confirming statements, a few words, or both. */
export const REQUESTED_KINDS = ['facts', 'words', 'both'] as const;
export type RequestedKind = (typeof REQUESTED_KINDS)[number];

/** A statement of the profile in the form that the referee was shown. */
export interface AskedStatement {
  text: string;
  /** The statement as a whole sentence, as the referee was asked it; absent if `text` is one. */
  sentence?: string;
}

/** The words in which a statement is asked and shown. */
export const askedSentence = ({ text, sentence }: AskedStatement): string => sentence ?? text;

/** A referee's answer to a statement: it is right, they word it differently, or they cannot judge it. */
export type StatementAnswer = { answer: 'right' } | { answer: 'other'; other: string } | { answer: 'unsure' };

/** A reference as readers see it: whole, in the referee's own words. */
export interface ShownReference {
  name: string;
  /** The job title, as 'Chief executive of Tanager Health until 2022'; '' if none is given. */
  office: string;
  /** The company's part of the address that confirmed it, as '@tanager.example'; '' for any other address. */
  domain: string;
  words: string;
  /** Statements that the referee confirmed. */
  confirmed: string[];
  /** Statements that the referee corrected, with their wording. */
  corrected: { text: string; other: string }[];
  /** The day they confirmed it, '2026-11-20'. */
  day: string;
}

/** Maximum characters of texts, and maximum numbers of other things. */
export const REFERENCE_LIMITS = {
  name: 100,
  office: 160,
  email: 254,
  /** The length of the owner's message in the request. */
  note: 300,
  words: 1_200,
  /** The length of a referee's own wording of a statement. */
  other: 400,
  /** Topics of one request. */
  topics: 4,
  /** Four for each topic, which is the maximum of a case story. */
  statements: 16,
  /** References that one profile shows. */
  shown: 12,
  /** Unanswered requests of one person. */
  open: 20,
} as const;

export const REFERENCE_TIMES_MS = {
  /** The time in which a request can be answered. */
  open: 30 * DAY,
  /** The time after a request from which its owner may remind the referee, once. */
  beforeReminder: 2 * DAY,
  /** The time after which an ended request is erased. */
  ended: 30 * DAY,
  /** Minimum time between two requests of one person to one address. */
  betweenRequests: 90 * DAY,
} as const;

/** The sentence by which readers learn how a reference was confirmed. */
export const confirmationSentence = (domain: string): string =>
  domain ? `Confirmed by email from ${domain}` : 'Confirmed by email';

/**
 * A reference in the form that readers see: whole, without the statements that the referee could not judge.
 * @param row a reference in the state `written`
 */
export function shownReference(row: {
  name: string | null;
  office: string | null;
  company_domain: string;
  words: string | null;
  statements: readonly AskedStatement[];
  answers: readonly StatementAnswer[] | null;
  written_at: Date | null;
}): ShownReference {
  const answered = row.statements.map(({ text }, index) => ({ text, answer: row.answers?.[index] }));
  return {
    name: row.name ?? '',
    office: row.office ?? '',
    domain: row.company_domain,
    words: row.words ?? '',
    confirmed: answered.filter(({ answer }) => answer?.answer === 'right').map(({ text }) => text),
    corrected: answered.flatMap(({ text, answer }) =>
      answer?.answer === 'other' ? [{ text, other: answer.other }] : [],
    ),
    day: row.written_at?.toISOString().slice(0, 10) ?? '',
  };
}
