/**
 * The person as matching sees them: without name, photo, gender, birth date or address, so that none can influence a
 * score.
 */

import type { YearMonth } from '@/shared/record/facts';
import type { PayPeriod, RemoteKind } from '@/shared/roles/role-fit';

/** A sentence about what the person did. `ref` is the caller's id for its source. */
export interface PersonStatement {
  text: string;
  /** Index in `posts` of the post it belongs to. */
  post?: number;
  ref?: string;
}

export interface Post {
  title: string;
  organisation: string;
  location?: string;
  start?: YearMonth;
  /** Absent when unknown; 'present' for an ongoing post. */
  end?: YearMonth | 'present';
  /** The caller's id for its source. */
  ref?: string;
}

export interface Credential {
  text: string;
  kind: 'degree' | 'certificate';
  ref?: string;
}

export interface SpokenLanguage {
  /** English name of the language. */
  name: string;
  level?: string;
}

export interface OpenToEngagement {
  open: boolean;
  pay?: { min: number; max: number; currency: string; period: PayPeriod };
  /** Maximum hours in a week. */
  hoursPerWeek?: number;
  places: string[];
  remote?: RemoteKind;
  /** 'YYYY-MM-DD' */
  start?: string;
  industries: string[];
}

export interface Preferences {
  fullTime?: OpenToEngagement;
  flexible?: OpenToEngagement;
  /** ISO 3166 codes of the countries the person may work in; absent where unknown. */
  eligible?: string[];
  /** The place where the person lives, as they say with their preferences. It is compared with a role's place. */
  livesIn?: string;
}

export interface Person {
  headline: string;
  statements: PersonStatement[];
  posts: Post[];
  credentials: Credential[];
  skills: string[];
  languages: SpokenLanguage[];
  /** City, region and country of the record, as far as they are known; never a street. */
  places: string[];
  /** The caller's id for the source of `places`. */
  placeRef?: string;
  preferences?: Preferences;
  /** What only the person states. It may turn a gap into a mention, but is never evidence. */
  own?: Pick<Person, 'statements' | 'credentials' | 'skills'>;
}
