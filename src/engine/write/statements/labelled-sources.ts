import type { CareerFacts, SourceKind } from '@/shared/facts';

/** Kinds of sources whose layout labels every field: what stands where an employer does is one, however it is spelled. */
const LABELLED: ReadonlySet<SourceKind> = new Set(['own', 'linkedin-zip', 'linkedin-pdf']);

/** Returns the ids of the sources whose fields need no look at their words. */
export const labelledSources = ({ sources }: CareerFacts): ReadonlySet<string> =>
  new Set(sources.filter(({ kind }) => LABELLED.has(kind)).map(({ id }) => id));
