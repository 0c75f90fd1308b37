import type { CareerFacts } from '@/shared/record/facts';
import { verbForm } from '../../language/grammar/verbs';
import { tokensOf } from '../record-index';

/** A true sentence in which one part was replaced, so that it is false. */
export interface SwappedSentence {
  kind: 'employer' | 'verb' | 'number' | 'time' | 'owner';
  text: string;
}

/** Verbs that mean something other than every verb of the record or of its frame. */
const OTHER_VERBS: Record<string, readonly string[]> = {
  past: ['translated', 'inspected', 'borrowed'],
  present: ['translates', 'inspects', 'borrows'],
};
const OTHER_NAMES = ['The company', 'A colleague', 'Marcus Oyelaran'];

const replaceEach = (text: string, from: string, to: string) => text.split(from).join(to);

/**
 * All variants of a sentence with its employer, verb, number, time or person replaced by one that the record does not
 * support.
 */
export function swappedSentencesOf(text: string, facts: CareerFacts): SwappedSentence[] {
  const variants: SwappedSentence[] = [];
  const employers = [...new Set(facts.roles.map(({ organisation }) => organisation))];
  const namedEmployers = employers.filter((name) => text.includes(name));
  const [employer] = namedEmployers;
  if (namedEmployers.length === 1 && employer)
    for (const other of employers.filter((name) => name !== employer))
      variants.push({ kind: 'employer', text: replaceEach(text, employer, other) });

  const words = text.split(' ');
  for (const [at, word] of words.entries()) {
    const form = verbForm(word.toLowerCase());
    if (!form?.base || (form.form !== 'past' && form.form !== 'present')) continue;
    if (/^(?:is|has|was|held|worked|studied|speaks|earned|graduated|took|joined|as)$/.test(word)) continue;
    // A verb inside a job title, or a noun that looks like a verb, is not a predicate.
    if (!/^[a-z]/.test(word) || /^(?:a|an|the|its|of|their|\d\S*)$/.test(words[at - 1] ?? '')) continue;
    const other = OTHER_VERBS[form.form]?.[at % 3];
    if (other)
      variants.push({ kind: 'verb', text: [...words.slice(0, at), other, ...words.slice(at + 1)].join(' ') });
    break;
  }

  const numbers = [...text.matchAll(/\d[\d,]*/g)].map(([number]) => number);
  for (const number of numbers) {
    const year = /^(?:19|20)\d\d$/.test(number);
    const other = year ? String(Number(number) + 3) : String(Number(number.replace(/,/g, '')) + 7);
    const inFacts = tokensOf(JSON.stringify(facts.roles)).includes(other) && year;
    variants.push({
      kind: year ? 'time' : 'number',
      text: replaceEach(text, number, inFacts ? String(Number(number) + 30) : other),
    });
  }

  const [first = ''] = (facts.name?.value ?? '').split(' ');
  if (text.includes(first)) {
    const full = text.includes(facts.name?.value ?? '') ? (facts.name?.value ?? '') : first;
    for (const name of OTHER_NAMES) variants.push({ kind: 'owner', text: text.replace(full, name) });
  }
  return variants.filter((swapped) => swapped.text !== text);
}
