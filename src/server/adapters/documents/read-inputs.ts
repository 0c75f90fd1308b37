/** All inputs of one generation: each file read on its own, then merged; what could not be read is named. */
import { type CareerFacts, emptyFacts } from '@/shared/facts';
import type { Notice } from '@/shared/generation';
import { nameFromUsername, parseLinkedInUrl } from '@/shared/linkedin-url';
import { type UnreadReason, unreadSentence } from './extract/errors';
import { FactsBuilder } from './facts-builder';
import type { ReadInput, ReadJob, ReadOutcome } from './inputs';
import { mergeFacts } from './merge';
import { othersFile } from './others-file';

export interface ReadResult {
  facts: CareerFacts;
  notices: Notice[];
}

/** Where the reader is: `done` of `total` inputs. */
export interface ReadProgress {
  done: number;
  total: number;
  about: string;
}

/** Reads every input by `readOne` (a child process, or this one) and merges what came of it. */
export async function readInputs(
  inputs: readonly ReadInput[],
  readOne: (job: ReadJob) => Promise<ReadOutcome>,
  onProgress?: (progress: ReadProgress) => void,
): Promise<ReadResult> {
  let done = 0;
  const results = await Promise.all(
    inputs.map(async (input, index): Promise<{ facts?: CareerFacts; notice?: Notice }> => {
      const source = `s${index + 1}`;
      const about = input.slot === 'linkedin_url' ? input.value : input.title || input.fileName;
      const result = await readInput(input, source, readOne);
      done += 1;
      onProgress?.({ done, total: inputs.length, about });
      return result.facts
        ? { facts: result.facts }
        : { notice: { kind: 'unread', about: about.slice(0, 300), message: result.message } };
    }),
  );
  return {
    facts: mergeFacts(results.flatMap(({ facts }) => (facts ? [facts] : []))),
    notices: [
      ...results.flatMap(({ notice }) => (notice ? [notice] : [])),
      ...othersFile(results.flatMap(({ facts }) => (facts ? [facts] : []))),
    ],
  };
}

type OneResult = { facts: CareerFacts; message?: undefined } | { facts?: undefined; message: string };

async function readInput(
  input: ReadInput,
  source: string,
  readOne: (job: ReadJob) => Promise<ReadOutcome>,
): Promise<OneResult> {
  if (input.slot === 'linkedin_url') return { facts: factsOfUrl(input.value, source) };
  // Links are fetched and read by their own extractor; until it exists each one is named.
  if (input.slot === 'link') return { message: 'Links can’t be read yet. Please attach the page as a PDF.' };
  const outcome = await readOne({ ...input, source });
  return outcome.ok ? { facts: outcome.facts } : { message: unreadSentence(outcome.reason as UnreadReason) };
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
