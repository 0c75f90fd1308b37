/** Separates technologies that a lost separator has joined: 'DAX Looker Tableau'. */
import type { TextFact } from '@/shared/record/facts';
import { technologyName } from '../../language/vocabulary/technologies';

/** Maximum words of the name of a technology, and of an entry that is examined. */
const MAX_NAME_WORDS = 3;
const MAX_ENTRY_WORDS = 8;

/** A maker or family before the name of its product: 'Apache Airflow'. */
const MAKER_PATTERN =
  /^(?:apache|microsoft|ms|amazon|aws|azure|google|gcp|hashicorp|atlassian|adobe|red|ibm|oracle|spring|cisco|salesforce|firebase|visual|gitlab|github)\s/i;

/** The technologies that a text consists of, the longest names first; undefined if it has other words. */
function technologiesOnly(text: string): string[] | undefined {
  const words = text.split(' ');
  if (words.length > MAX_ENTRY_WORDS || /[(),;:]/.test(text) || MAKER_PATTERN.test(text)) return undefined;
  const names: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [MAX_NAME_WORDS, MAX_NAME_WORDS - 1, 1].find(
      (count) => at + count <= words.length && technologyName(words.slice(at, at + count).join(' ')),
    );
    if (length === undefined) return undefined;
    names.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return names;
}

/** A practice that is repeated in an entry: 'Retail Analytics Sports Analytics'. */
const REPEATED_PRACTICE_PATTERN = /^(\p{Lu}\p{L}+ (\p{Lu}\p{L}+)) (\p{Lu}\p{L}+ \2)$/u;

/** The skills of an entry of a list, one fact for each: two for 'Docker Git', which a lost separator has joined. */
export function separateTechnologies(fact: TextFact): TextFact[] {
  const text = fact.value.trim();
  if (!text.includes(' ')) return [fact];
  const [, first, , second] = REPEATED_PRACTICE_PATTERN.exec(text) ?? [];
  const names = first && second ? [first, second] : (technologiesOnly(text) ?? []);
  if (names.length < 2) return [fact];
  return names.map((value, at) => ({ ...fact, id: `${fact.id}-${at}`, value }));
}
