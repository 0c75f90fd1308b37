/** Collects the data of an account that matching uses: no photo, no gender, no e-mail address. */
import { eq } from 'drizzle-orm';
import type { JobInput } from '@/engine/process/jobs';
import type { Database } from '@/server/db/client';
import { readPreferences } from '@/server/db/read-preferences';
import { profiles, workPreferences } from '@/server/db/schema';
import type { Evidence } from '@/shared/generation/evidence-schema';
import { emptyProfile, type ProfileData, readProfileData } from '@/shared/profile/profile-data';
import { readRecordOrNone } from '@/shared/record/career-record';
import { type CareerFacts, citableFacts, emptyFacts, type Source, type Span } from '@/shared/record/facts';
import { type JudgedLine, type LineWithSpans, linesOfProfile } from './lines';
import { preferencesOf } from './preferences';

export interface AccountOwner {
  person: JobInput<'judge-role'>['person'];
  /** The spans that support a verdict, by its `ref`. */
  spansByRef: Map<string, Span[]>;
  /** Entries of lists, which no `ref` names: skills, industries, languages, the place. */
  entries: { text: string; spans: Span[] }[];
  /** Texts of the skills and industries of the record, and of the lines of the kind `skill`. */
  skills: Set<string>;
  sources: Source[];
  revisions: { profile: number; record: number; preferences: number };
}

/**
 * Reads what a role is compared with: the record, the profile's lines and the preferences, with their
 * revisions.
 */
export async function readOwner(db: Database, userId: string): Promise<AccountOwner> {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, userId));
  const preferences = await readPreferences(db, userId);
  const profile: ProfileData = row?.profile_data ? readProfileData(row.profile_data) : emptyProfile();
  const facts = readRecordOrNone(row?.record)?.facts ?? null;
  const evidence: Evidence | null = row?.evidence ?? null;
  const lines = linesOfProfile(profile, evidence, { hasRecord: facts !== null });
  return {
    person: {
      facts,
      lines: lines.map(toJudgedLine),
      name: profile.name,
      headline: profile.role,
      preferences: preferencesOf(preferences),
    },
    spansByRef: new Map([
      ...(facts
        ? [...citableFacts(facts), ...facts.roles, ...(facts.location ? [facts.location] : [])]
        : []
      ).map(({ id, spans }): [string, Span[]] => [id, spans]),
      ...lines.map(({ ref, spans }): [string, Span[]] => [ref, spans]),
    ]),
    entries: facts ? entriesOf(facts) : [],
    skills: new Set([
      ...(facts ? [...facts.skills, ...facts.industries].map(({ value }) => value) : []),
      ...lines.filter(({ kind }) => kind === 'skill').map(({ text }) => text),
    ]),
    sources: facts ? facts.sources : ((evidence?.sources ?? []) as Source[]),
    revisions: await readRevisions(db, userId),
  };
}

/** A line in the form that matching expects. */
export const toJudgedLine = ({ ref, text, kind, sourced }: LineWithSpans): JudgedLine => ({
  ref,
  text,
  kind,
  sourced,
});

/** The present revisions of profile, record and preferences; 0 for what was never saved. */
export async function readRevisions(db: Database, userId: string) {
  const [row] = await db
    .select({ profile: profiles.revision, record: profiles.record_revision })
    .from(profiles)
    .where(eq(profiles.id, userId));
  const [work] = await db
    .select({ revision: workPreferences.revision })
    .from(workPreferences)
    .where(eq(workPreferences.user_id, userId));
  return { profile: row?.profile ?? 0, record: row?.record ?? 0, preferences: work?.revision ?? 0 };
}

function entriesOf(facts: CareerFacts): AccountOwner['entries'] {
  const { skills, industries, languages, location } = { ...emptyFacts(), ...facts };
  return [...skills, ...industries, ...languages, ...(location ? [location] : [])].map(
    ({ value, spans }) => ({
      text: value,
      spans,
    }),
  );
}
