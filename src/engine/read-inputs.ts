/** All inputs of one generation: each file read on its own, then merged; what could not be read is named. */
import { type CareerFacts, emptyFacts } from '@/shared/facts';
import type { Notice, OnStage } from '@/shared/generation';
import { nameFromUsername, parseLinkedInUrl } from '@/shared/linkedin-url';
import { type UnreadReason, unreadSentence } from './read/extract/errors';
import { FactsBuilder } from './read/facts-builder';
import {
  calledAs,
  type LinkInput,
  type OnPage,
  type ReadInput,
  type ReadJob,
  type ReadOutcome,
} from './read/inputs';
import { mergeFacts } from './record';
import { aboutPerson } from './record/about-person';
import { othersFile } from './record/others-file';
import { partlyRead } from './record/partly-read';

export interface ReadResult {
  facts: CareerFacts;
  notices: Notice[];
}

/** Reads one file somewhere, telling of its pages. */
type ReadOne = (job: ReadJob, onPage?: OnPage) => Promise<ReadOutcome>;

/** Reads every input by `readOne` (a child process, or this one) and merges what came of it. */
export async function readInputs(
  inputs: readonly ReadInput[],
  readOne: ReadOne,
  onStage?: OnStage,
): Promise<ReadResult> {
  const results = await Promise.all(
    inputs.map(async (input, index): Promise<{ facts?: CareerFacts; notice?: Notice }> => {
      const source = `s${index + 1}`;
      const about = calledAs(input);
      // An address is taken apart, not read; facts come read.
      const tell = input.slot === 'linkedin_url' || input.slot === 'facts' ? undefined : onStage;
      tell?.({ stage: 'reading', about });
      const result = await readInput(input, source, (job) =>
        readOne(job, (page, pages) => tell?.({ stage: 'reading', about, page, pages })),
      );
      tell?.({ stage: 'read', about, ok: result.facts !== undefined });
      return result.facts
        ? { facts: result.facts }
        : { notice: { kind: 'unread', about, message: result.message } };
    }),
  );
  const { facts, notices } = aboutPerson(results.flatMap((result) => (result.facts ? [result.facts] : [])));
  return {
    facts: mergeFacts(facts),
    notices: [
      ...results.flatMap(({ notice }) => (notice ? [notice] : [])),
      ...partlyRead(facts),
      ...notices,
      ...othersFile(facts),
    ],
  };
}

type OneResult = { facts: CareerFacts; message?: undefined } | { facts?: undefined; message: string };

async function readInput(input: ReadInput, source: string, readOne: ReadOne): Promise<OneResult> {
  if (input.slot === 'linkedin_url') return { facts: factsOfUrl(input.value, source) };
  if (input.slot === 'facts') return { facts: (await input.facts) ?? emptyFacts() };
  const job = input.slot === 'link' ? await fetched(input, source) : { ...input, source };
  if ('message' in job) return job;
  const outcome = await readOne(job);
  return outcome.ok ? { facts: outcome.facts } : { message: unreadSentence(outcome.reason as UnreadReason) };
}

/** A link as a job: only what can cross to another process. */
async function fetched(input: LinkInput, source: string): Promise<ReadJob | { message: string }> {
  const { slot, link, title, description } = input;
  const page = await input.fetch();
  if (!page.ok) return { message: page.message };
  return { slot, source, fileName: page.fileName, bytes: page.bytes, title: title || link, description };
}

/** All that a username says: an address, and a name as far as it holds one. */
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
