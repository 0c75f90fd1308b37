/**
 * Facts read from sources. The reader (engine/read) produces them, the writer (engine/write) uses them, and a profile
 * may claim nothing that is not among them.
 */

import type { StatementChoice } from './statement-choices';

/** Kinds of sources of facts, the most trusted first; conflicts are decided in this order. */
export const SOURCE_KINDS = [
  /** The owner's own statement, typed into the record. */
  'own',
  'linkedin-zip',
  'linkedin-pdf',
  'resume',
  'document',
  'enrichment',
  'link',
  'url',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A source that the person gave. `name` is what they know it by (a file name, a link's title). */
export interface Source {
  id: string;
  kind: SourceKind;
  name: string;
  /** Pages read, if the source has pages. */
  pages?: number;
  /** Total pages, if more than were read. */
  total?: number;
}

/** The place a fact was read from. `quote` is verbatim as extracted (white space folded). */
export interface Span {
  /** `Source.id` */
  source: string;
  /** 1-based page of a paged source. */
  page?: number;
  /** A row of tabular data, as 'Positions.csv:3'. */
  row?: string;
  quote: string;
}

interface ReadFact {
  /** Unique within one `CareerFacts`, as 'role-2' or 'skill-17'. */
  id: string;
  spans: Span[];
  /** 0 to 1: the reader's confidence that the text means this. */
  confidence: number;
}

/** Below this confidence a fact is never written as prose; the owner is asked about a role. */
export const PROSE_CONFIDENCE = 0.6;

/** A single text, as a name or a skill. */
export interface TextFact extends ReadFact {
  value: string;
}

/** A year, with its month (1 to 12) if known. */
export interface YearMonth {
  year: number;
  month?: number;
}

/** A sentence or bullet about what the person did or does, without its bullet glyph. */
export type StatementFact = TextFact;

export interface RoleFact extends ReadFact {
  title: string;
  organisation: string;
  start?: YearMonth;
  /** Absent when unknown; 'present' for a current role. */
  end?: YearMonth | 'present';
  location?: string;
  /** Prose and bullets under the role, in order. */
  statements: StatementFact[];
  /** Unpaid, board or honorary: kept apart so that it never becomes the present position. */
  kind?: 'employment' | 'volunteering' | 'board';
  /** Dates that another source gives for the same role, if they disagree. */
  otherDates?: RoleDates[];
  /**
   * Fields that the owner corrected: their evidence is the owner's word, that of the other fields the entry's spans.
   */
  own?: RoleField[];
  /** Other readings of the same text, the most likely first, offered if the role is in doubt. */
  alternatives?: AlternativeRole[];
}

/** An alternative reading of the head of an entry. */
export interface AlternativeRole {
  title: string;
  organisation: string;
}

/** The fields of a role that its owner can edit. */
export const ROLE_FIELDS = ['title', 'organisation', 'start', 'end', 'location', 'kind'] as const;
export type RoleField = (typeof ROLE_FIELDS)[number];

/** The dates of a role according to one source. */
export interface RoleDates {
  /** `Source.id` */
  source: string;
  start?: YearMonth;
  end?: YearMonth | 'present';
}

export interface EducationFact extends ReadFact {
  school: string;
  degree?: string;
  field?: string;
  start?: YearMonth;
  end?: YearMonth;
}

export interface CertificationFact extends TextFact {
  issuer?: string;
  date?: YearMonth;
}

/** Everything read from all of the person's sources, merged; conflicts are decided by the order of `SOURCE_KINDS`. */
export interface CareerFacts {
  sources: Source[];
  name?: TextFact;
  /** The given name, if the person stated it; otherwise it is derived from `name` (shared/people/person-name). */
  givenName?: string;
  /** The line under the name, as the person wrote it. */
  headline?: TextFact;
  location?: TextFact;
  linkedinUrl?: string;
  /** The 'About' or 'Summary', one fact per sentence, in order, as written (often in the first person). */
  about: StatementFact[];
  /** Newest first. */
  roles: RoleFact[];
  education: EducationFact[];
  certifications: CertificationFact[];
  /** Distinct, in the order of prominence in the source. */
  skills: TextFact[];
  /** Named skill groups if the source has them, as 'Leadership: coaching, hiring'. */
  skillGroups: { name: string; skills: string[] }[];
  industries: TextFact[];
  languages: TextFact[];
  interests: TextFact[];
  honours: TextFact[];
  publications: TextFact[];
  /** Other statements with evidence: projects, supporting documents, links. */
  statements: StatementFact[];
  /** Titles of current posts whose employer is asked about, so that the posts themselves are not among the roles. */
  presentTitles?: TextFact[];
  /** Lines that were read but fit nothing above: often an employer that was not recognised. */
  unplaced?: TextFact[];
  /** The owner's choices among the statements (shared/record/statement-choices). */
  choices?: StatementChoice[];
}

/** A `CareerFacts` with nothing in it. */
export function emptyFacts(): CareerFacts {
  return {
    sources: [],
    about: [],
    roles: [],
    education: [],
    certifications: [],
    skills: [],
    skillGroups: [],
    industries: [],
    languages: [],
    interests: [],
    honours: [],
    publications: [],
    statements: [],
  };
}

/** The facts that can be cited by their id: not the roles themselves, nor entries of plain lists such as skills. */
export const citableFacts = (facts: CareerFacts): { id: string; spans: Span[] }[] => [
  ...facts.about,
  ...facts.roles.flatMap(({ statements }) => statements),
  ...facts.statements,
  ...facts.honours,
  ...facts.publications,
  ...facts.education,
  ...facts.certifications,
];
