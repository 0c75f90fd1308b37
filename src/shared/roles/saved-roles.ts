/** Roles that a person has saved: what is stored of each, and what their screens receive. */
import type { Source, Span } from '../record/facts';
import type {
  Fit,
  Requirement,
  RequirementType,
  RoleFacts,
  TermComparison,
  Verdict,
  YearsShown,
} from './role-fit';

/** The stages of an application for a role. */
export const ROLE_STATES = ['considering', 'introduced', 'in-talks', 'won', 'closed'] as const;
export type RoleState = (typeof ROLE_STATES)[number];

/** Whether an application has ended. */
export const isApplicationEnded = (state: RoleState) => state === 'won' || state === 'closed';

/**
 * Progress of reading a role. `several`: the text lists many roles, and its owner chooses one; `duplicate`: the same
 * role is saved already, and its owner decides whether to keep both.
 */
export const ROLE_READING_STATES = ['reading', 'read', 'failed', 'several', 'duplicate'] as const;
export type RoleReadingState = (typeof ROLE_READING_STATES)[number];

/** The origins of a role's text. */
export const ROLE_ORIGINS = ['text', 'file', 'address'] as const;
export type RoleOrigin = (typeof ROLE_ORIGINS)[number];

/** Maximum characters of texts, and maximum numbers of other things. */
export const ROLE_LIMITS = {
  /** Saved roles of an account. */
  roles: 200,
  readingsPerHour: 40,
  readingsPerDay: 120,
  evaluationsPerHour: 200,
  text: 200_000,
  fileBytes: 5 * 1024 * 1024,
  address: 2_000,
  requirement: 700,
  /** Requirements that the owner adds to one role by hand. */
  added: 40,
  notes: 20_000,
  /** A title, and an organisation's name. */
  name: 200,
  /** The description of the next step. */
  step: 300,
} as const;

/** Room for the notes of two windows in full, with a line break between them. */
export const MAX_MERGED_NOTES_CHARACTERS = 2 * ROLE_LIMITS.notes + 1;

export const ROLE_FILE_EXTENSIONS = [
  '.pdf',
  '.doc',
  '.docx',
  '.html',
  '.htm',
  '.txt',
  '.md',
  '.json',
  '.png',
  '.jpg',
  '.jpeg',
] as const;

/**
 * The owner's corrections of title and organisation. An absent field stays as it was read; an empty organisation means
 * that there is none.
 */
export interface RoleNames {
  title?: string;
  organisation?: string;
}

/** The owner's correction of one requirement. It is kept when the role is matched again. */
export interface Correction {
  /** True for a must-have, false for a nice-to-have. */
  must?: boolean;
  /** Set if the owner says that the text is not a requirement. */
  dropped?: true;
  verdict?: Exclude<Verdict, 'soft'>;
}
/** By `Requirement.id`. */
export type Corrections = Record<string, Correction>;

/** The verdict on a requirement, with the places its evidence comes from. */
export interface RequirementAnswer {
  id: string;
  type: RequirementType;
  verdict: Verdict;
  evidence?: string;
  spans: Span[];
  /** If years are required and no line says them, the posts from which they follow. */
  byPosts?: YearsShown;
  /** Set if the evidence is a line of the owner's own, or an entry of a list of skills. */
  from?: 'own' | 'skills';
}

/** The evaluation of a role: what it was compared with, and the result. */
export interface RoleEvaluation {
  answers: RequirementAnswer[];
  terms: TermComparison[];
  /** The sources that the spans refer to. */
  sources: Source[];
  /** Revisions of the profile, the record and the preferences. */
  against: { profile: number; record: number; preferences: number };
  /** ISO time */
  at: string;
}

/** The title of a role on a careers page, with its URL if the role has a page of its own. */
export interface RoleChoice {
  title: string;
  address?: string;
}

/** A requirement with its verdict, after the owner's corrections. */
export interface RequirementWithVerdict extends Pick<Requirement, 'id' | 'text' | 'must'> {
  type: RequirementType;
  verdict: Verdict;
  evidence?: string;
  spans: Span[];
  byPosts?: YearsShown;
  from?: RequirementAnswer['from'];
  correction?: Correction;
  /** Whether its owner added it. */
  added?: true;
}

/**
 * The requirements in their order, with the owner's corrections applied. Those that the owner ruled out are left out.
 */
export function requirementsWithVerdicts(
  requirements: readonly Pick<Requirement, 'id' | 'text' | 'must'>[],
  answers: readonly RequirementAnswer[],
  corrections: Corrections,
): RequirementWithVerdict[] {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return requirements.flatMap(({ id, text, must }): RequirementWithVerdict[] => {
    const answer = byId.get(id);
    const correction = corrections[id];
    if (!answer || correction?.dropped) return [];
    return [
      {
        ...answer,
        id,
        text,
        must: correction?.must ?? must,
        verdict: correction?.verdict ?? answer.verdict,
        ...(correction && { correction }),
        ...(id.startsWith(ADDED_REQUIREMENT_PREFIX) && { added: true as const }),
      },
    ];
  });
}

/** The prefix of the ids of requirements that were added by hand. */
export const ADDED_REQUIREMENT_PREFIX = 'own-';

/** The terms of a role that lists show. */
export type RoleTerms = Pick<
  RoleFacts,
  'engagement' | 'pay' | 'places' | 'remote' | 'start' | 'workAuthorisation' | 'industry'
>;

/** A saved role as lists show it. */
export interface ListedRole {
  id: string;
  reading: RoleReadingState;
  origin: RoleOrigin;
  /** The name of the file, or the URL. */
  source: string | null;
  title: string | null;
  organisation: string | null;
  terms: RoleTerms | null;
  comparisons: TermComparison[];
  fit: Fit | null;
  state: RoleState;
  state_since: Date;
  next_step: string;
  /** 'YYYY-MM-DD' */
  next_date: string | null;
  /** While it is being read: the number of pages begun. */
  page: number | null;
  pages: number | null;
  /** The reason why it could not be read. */
  failure: string | null;
  /** Whether trying again may succeed, since a page may be unavailable for a time. */
  retryable: boolean;
  choices: RoleChoice[];
  /** The role that was saved already. */
  duplicate: { id: string; saved_at: Date } | null;
  created_at: Date;
}

/** A saved role as its own screen shows it. */
export interface WholeRole extends ListedRole {
  text: string;
  /** Title and organisation as they were read. */
  read: { title: string | null; organisation: string | null };
  /** Whether the text is in a language that is supported only in part. */
  partly: boolean;
  requirements: RequirementWithVerdict[];
  /** Requirements that the owner ruled out. */
  dropped: { id: string; text: string; correction: Correction; added: boolean }[];
  sources: Source[];
  notes: string;
  /** When the role was last matched. */
  counted_at: Date | null;
  /** The input that has changed since the role was last matched, if any. */
  changed: 'profile' | 'preferences' | null;
}
