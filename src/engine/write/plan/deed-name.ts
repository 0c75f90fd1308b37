/** A deed as a name: 'Supplier contract negotiation' of 'Negotiated 14 supplier contracts'. */
import { verbForm } from '../../language/grammar/verbs';
import type { Statement } from '../statements/statement';

/** Nouns for actions, by verb. */
const NOUNS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['launch', 'launch introduce release'],
    ['design', 'design architect'],
    ['negotiation', 'negotiate renegotiate'],
    ['automation', 'automate'],
    ['migration', 'migrate'],
    ['integration', 'integrate merge'],
    ['development', 'build develop create'],
    ['rollout', 'implement deploy'],
    ['turnaround', 'turn rescue'],
    ['restructuring', 'restructure reorganise reorganize'],
    ['redesign', 'redesign'],
    ['leadership', 'lead head'],
    ['improvement', 'improve optimise optimize enhance'],
    ['recruitment', 'recruit hire'],
    ['refinancing', 'refinance'],
  ].flatMap(([noun = '', verbs = '']) => verbs.split(' ').map((verb) => [verb, noun])),
);
/** Objects that already name a doing or a change. */
const NAMES_A_DOING =
  /(?:tion|sion|ment|ance|ence|ing|sis|ship|al|growth|launch|design|rollout|turnaround|strategy|sales|revenues?|operations)$/i;
const MOST_WORDS = 4;
const COMPARED = /^(?:Lower|Higher|Shorter|Better) /;

/** The last noun as it stands before another: 'contract' of 'contracts'. */
function singular(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^suiA-Z]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The name of a deed. Undefined where its object is long, joined, or names a doing by itself, and where no noun is as
 * sure as the verb.
 * @param object the object of the statement's verb, as a title
 */
export function deedNameOf({ predicate }: Statement, object: string): string | undefined {
  const [verb = '', next = ''] = predicate?.text.split(' ') ?? [];
  const base = verbForm(verb)?.base ?? '';
  const words = object.split(' ');
  const last = words.at(-1) ?? '';
  const noun = NOUNS[base];
  // 'Turned down' is another verb.
  if (!noun || (base === 'turn' && next !== 'around') || words.length > MOST_WORDS) return undefined;
  if (
    COMPARED.test(object) ||
    / (?:and|of|&) /.test(object) ||
    (NAMES_A_DOING.test(last) && noun !== 'automation')
  )
    return undefined;
  return [...words.slice(0, -1), singular(last), noun].join(' ');
}
