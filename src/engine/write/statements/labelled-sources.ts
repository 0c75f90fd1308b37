/** Finds the sources whose fields are labelled. */
import type { CareerFacts, SourceKind } from '@/shared/record/facts';

/** Kinds of sources that label every field. A value labelled as an employer is one, whatever its words. */
const LABELLED_KINDS: ReadonlySet<SourceKind> = new Set(['own', 'linkedin-zip', 'linkedin-pdf']);

/** The ids of the sources whose fields need no check of their words. */
export const labelledSources = ({ sources }: CareerFacts): ReadonlySet<string> =>
  new Set(sources.filter(({ kind }) => LABELLED_KINDS.has(kind)).map(({ id }) => id));
