/** Merges everything that was read about one person into one record. */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { nameFromUsername, parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { CareerRecord } from '@/shared/record/career-record';
import { certainFactsOf, isMostlyInDoubt, recordFingerprintOf } from '@/shared/record/certain-facts';
import type { DocumentText } from '@/shared/record/document-text';
import { openDoubts } from '@/shared/record/doubts';
import { type CareerFacts, emptyFacts } from '@/shared/record/facts';
import { removeInstructions } from '../../check';
import { FactsBuilder } from '../../read/facts-builder';
import { noticesOf, type OmittedCounts } from '../../read/limits';
import { mergeFacts } from '../../record';
import { keepSentencesAboutPerson } from '../../record/about-person';
import { makeRecord } from '../../record/make-record';
import { otherPersonNotices } from '../../record/others-file';
import { partlyReadNotices } from '../../record/partly-read';

/** A source for `merge`: facts that were read, or the URL of a LinkedIn profile, which is parsed here. */
export type MergeSource =
  | { facts: CareerFacts; text?: DocumentText }
  | { linkedinUrl: string; source: string };

export interface MergeInput {
  sources: MergeSource[];
}

export interface MergeOutput {
  /** The facts that may be written about: the certain ones, or all if the record is too large to be stored. */
  facts: CareerFacts;
  /** The record to store, with the fingerprint of what may be written from it; absent if it is too large. */
  stored?: {
    record: CareerRecord;
    fingerprint: string;
    /** The number of open questions, set if most of what was read is in doubt. */
    mostlyDoubt?: number;
  };
  /** Notices for the owner about their sources. */
  notices: GenerationNotice[];
}

/** The job `merge`: one record from all sources, without sentences that are about other people. */
export function merge({ sources }: MergeInput): MergeOutput {
  const sourceFacts = sources.map((each) =>
    'facts' in each ? each.facts : factsOfUrl(each.linkedinUrl, each.source),
  );
  const { facts, notices } = keepSentencesAboutPerson(sourceFacts);
  const omitted: OmittedCounts = new Map();
  const mergedFacts = removeInstructions(mergeFacts(facts, omitted));
  const texts = sources.flatMap((each) => ('text' in each && each.text ? [each.text] : []));
  const record = makeRecord(mergedFacts, texts);
  return {
    ...(record
      ? {
          facts: certainFactsOf(record),
          stored: {
            record,
            fingerprint: recordFingerprintOf(record),
            ...(isMostlyInDoubt(record) && { mostlyDoubt: openDoubts(record).length }),
          },
        }
      : { facts: mergedFacts }),
    notices: [
      ...noticesOf('', omitted),
      ...partlyReadNotices(facts),
      ...notices,
      ...otherPersonNotices(facts),
    ],
  };
}

/** The facts in the URL of a LinkedIn profile: the URL itself, and as much of a name as its username shows. */
function factsOfUrl(value: string, source: string): CareerFacts {
  const facts = emptyFacts();
  const parsed = parseLinkedInUrl(value);
  if (!parsed.ok) return facts;
  const builder = new FactsBuilder(source, 'url');
  facts.sources = [{ id: source, kind: 'url', name: parsed.url }];
  facts.linkedinUrl = parsed.url;
  const name = nameFromUsername(parsed.username);
  if (name) facts.name = builder.text('name', name, { quote: parsed.username }, 0.4);
  return facts;
}
