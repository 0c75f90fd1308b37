import { lowerFirst } from '../text/casing';
import { TITLE_NOUN } from '../vocabulary/titles';
import { agree, type Tense } from './agreement';
import { readsAsVerb } from './ambiguous';
import { verbForm } from './verbs';

/** What the person did, as it follows the name: 'led a team of 40', 'is responsible for audit'. */
export interface Predicate {
  text: string;
  tense: Tense;
  /** As it stands without a subject: 'Led a team of 40', 'Responsible for audit'. */
  bare: string;
}

const FLUFF =
  /^(?:successfully|effectively|efficiently|actively|proactively|consistently|continuously|continually|seamlessly|strategically|diligently|expertly|skillfully|skilfully|proudly|currently|presently|also|then|previously|additionally,?|in addition,?|furthermore,?|more recently,?)\s+(?=\p{L})/iu;
const PASSIVE =
  /^(promoted|appointed|awarded|invited|selected|elected|recogni[sz]ed|nominated|hired|mandated|based|ranked|chosen|named|tasked|honou?red|recruited|seconded|entrusted|assigned|engaged|voted|certified|trained)\s+(to|as|by|for|in|among|with|on|the|one|at|from)\b/i;
const STATE =
  /^(responsible for|accountable for|in charge of|instrumental in|skilled in|experienced in|proficient in|known for|involved in|fluent in|adept at|specialised in|specialized in|well versed in)\s/i;
/** 'Distributed lock demo', 'Applied R&D division': a past that qualifies a noun. */
const ATTRIBUTE =
  /^(?:distributed|applied|shared|integrated|advanced)(?: (?!the |a |an |for |to |in |across )[^\s\d]+){1,3}$/i;
const COMPLETE_TITLE = /^(?:lead|head|chair|coach|partner|research|support)\s+(?:of|engineer|developer)/i;

/**
 * Reads an English line without subject as what the person did. `ongoing` says whether the role goes on,
 * which decides what 'Lead' and 'Leading' become. Undefined when the line does not start with a verb.
 */
export function predicateOf(line: string, ongoing: boolean): Predicate | undefined {
  const text = line.replace(FLUFF, '');
  const tense: Tense = ongoing ? 'present' : 'past';
  const be = ongoing ? 'is' : 'was';
  if (STATE.test(text)) return { text: `${be} ${lowerFirst(text)}`, tense, bare: upper(text) };
  const passive = PASSIVE.exec(text);
  if (passive && !(passive[2] === 'the' && !/^(?:awarded|named|ranked)$/i.test(passive[1] ?? ''))) {
    return { text: `was ${lowerFirst(text)}`, tense: 'past', bare: upper(text) };
  }
  const [first = '', second = '', third = ''] = text.split(' ');
  const bareFirst = first.replace(/[,:]$/, '');
  const verb = verbForm(bareFirst);
  if (!verb || COMPLETE_TITLE.test(text) || ATTRIBUTE.test(text)) return undefined;
  // 'Operating executive with ...' and 'Chartered accountant and ...' say what someone is.
  if (verb.form !== 'base' && isTitle(second)) return undefined;
  const lowered = text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  if (verb.form === 'past') return { text: lowered, tense: 'past', bare: upper(text) };
  if (!second) return undefined;
  if (verb.form === 'base' && !readsAsVerb(bareFirst, second, third)) return undefined;
  if (verb.form === 'present' && !readsAsVerb(verb.base ?? '', second, third)) return undefined;
  if (verb.form === 'present') return { text: lowered, tense: 'present', bare: upper(text) };
  if (verb.form === 'gerund' && /^(?:of|is|was|and)$/i.test(second)) return undefined;
  const done = agree(lowered, verb.form, tense);
  return done === lowered ? undefined : { text: done, tense, bare: upper(done) };
}

const upper = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function isTitle(second: string): boolean {
  const word = second.replace(/[,;]$/, '');
  return (
    TITLE_NOUN.test(word) &&
    !/^(?:lead|head|partner|pilot|principal|associate|driver|student|students|coach)$/i.test(word) &&
    !/(?:s|,)$/.test(second)
  );
}
