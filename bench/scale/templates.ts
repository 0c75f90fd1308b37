/** Fictional people as the product itself writes them: profile, evidence and career record. */
import { merge } from '@/engine/process/jobs/merge';
import { composeProfile } from '@/engine/write';
import { CAREERS } from '@/engine/write/testing';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { CareerFacts } from '@/shared/record/facts';
import { EXAMPLE_PROFILE } from '@/web/features/marketing/example-profile';

export interface Template {
  /** The example's profile with composed text instead of its own: about 8 KB. */
  profile: ProfileData;
  /** The profile as composed, before its owner edited it. */
  composed: ProfileData;
  evidence: unknown;
  record: unknown;
}

/** One template for every pair of fictional careers: a profile of the first, with summary and highlights of both. */
export function makeTemplates(): Template[] {
  const people = Object.values(CAREERS).map((facts) => ({ facts, ...composeProfile(facts) }));
  return people.flatMap((first) =>
    people.map((second) => ({
      profile: {
        ...EXAMPLE_PROFILE,
        role: first.profile.role,
        location: first.profile.location,
        summary: `${first.profile.summary} ${second.profile.summary}`.slice(0, 2_000),
        highlights: [...first.profile.highlights, ...second.profile.highlights].slice(0, 12),
      },
      composed: first.profile,
      evidence: first.evidence,
      record: recordOf(second.facts),
    })),
  );
}

const recordOf = (facts: CareerFacts) => merge({ sources: [{ facts }] }).stored?.record ?? null;
