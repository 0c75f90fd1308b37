import type { CareerFacts, SourceKind } from '@/shared/record/facts';

/** Kinds of sources that label every field: a value labelled as an employer is one, however it is spelled. */
const LABELLED: ReadonlySet<SourceKind> = new Set(['own', 'linkedin-zip', 'linkedin-pdf']);

/** Returns the ids of the sources whose fields need no check of their words. */
export const labelledSources = ({ sources }: CareerFacts): ReadonlySet<string> =>
  new Set(sources.filter(({ kind }) => LABELLED.has(kind)).map(({ id }) => id));
