/** Accepts sentences that the profile uses as their owner wrote them, in the third person. */
import { removeHollowWords } from '../language/text/hollow-words';
import { cleanRawText } from '../language/text/hygiene';
import { sentencesOf } from '../language/text/sentences';
import { wholeSentenceOf } from '../language/text/whole-sentence';
import type { DerivedRelation } from './cited-text';
import { type CitedEntries, type RecordIndex, type StatementEntry, tokensOf } from './record-index';

/** The words of a text without those of the person's name. */
const wordsWithout = (text: string, names: readonly string[]): string =>
  tokensOf(text)
    .filter((word) => !names.includes(word))
    .join(' ');

/** A cache of each entry's whole sentences, as words, since many sentences are compared with each. */
const sentencesByEntry = new WeakMap<StatementEntry, ReadonlySet<string>>();

function wholeSentencesOf(entry: StatementEntry, { name, inThirdPerson }: RecordIndex): ReadonlySet<string> {
  const cached = sentencesByEntry.get(entry);
  if (cached) return cached;
  const names = tokensOf(name);
  const ownSentences = sentencesOf(cleanRawText(entry.text))
    .map(removeHollowWords)
    .flatMap((sentence) =>
      name
        .split(' ')
        .flatMap((firstName) => wholeSentenceOf(sentence, { firstName, inThirdPerson })?.text ?? []),
    )
    .map((text) => wordsWithout(text, names));
  const sentences = new Set(ownSentences);
  sentencesByEntry.set(entry, sentences);
  return sentences;
}

/**
 * The relation of a sentence that is a whole sentence of a cited text about the person, word for word but for their
 * name; undefined if no cited text has it.
 */
export function deriveWhole(
  text: string,
  { statements }: CitedEntries,
  index: RecordIndex,
): DerivedRelation | undefined {
  const about = statements.filter((entry) => entry.about);
  if (about.length === 0) return undefined;
  const words = wordsWithout(text, tokensOf(index.name));
  const source = about.find((entry) => wholeSentencesOf(entry, index).has(words));
  return (
    source && {
      subject: index.name,
      object: words,
      times: [],
      numbers: words.split(' ').filter((word) => /\d/.test(word)),
      span: source.span,
    }
  );
}
