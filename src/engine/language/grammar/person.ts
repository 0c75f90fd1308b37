import { agree, isPlainBase } from './agreement';
import { presentOf, verbForm } from './verbs';

/** First-person words by language; the composer prints no text that still contains one. */
const FIRST_PERSON: Record<string, RegExp> = {
  en: /(?<![\p{L}\p{N}/-])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Mm]ine|[Mm]yself|[Ww]e|[Ww]e['’](?:re|ve|ll|d)|[Oo]ur|[Oo]urs|us|[Oo]urselves)(?![\p{L}\p{N}/&-])/u,
  de: /(?<!\p{L})(?:[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein(?:e[mnrs]?)?|[Ww]ir|[Uu]ns|[Uu]nser(?:e[mnrs]?)?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:[Jj]e|[Jj]['’]\p{L}+|[Mm]oi|[Mm]on|[Mm]a|[Mm]es|[Nn]ous|[Nn]otre|[Nn]os|[Mm]['’]\p{L}+)(?!\p{L})/u,
  es: /(?<!\p{L})(?:[Yy]o|[Mm]i|[Mm]is|[Mm]e|[Mm]í|[Nn]osotros|[Nn]uestr[oa]s?|[Tt]engo|[Ss]oy|[Hh]e|[Ee]stoy|(?!caf|porqu|comit|tambi|clich|chal)\p{Ll}{3,}[^aeiouáéíóú\s][éí])(?!\p{L})/u,
  it: /(?<!\p{L})(?:[Ii]o|[Mm]i[aoei]?|[Mm]iei|[Nn]oi|[Nn]ostr[aoei]|[Ss]ono|[Hh]o|[Mm]'|[Ll]avoro come)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:[Ii]k|[Mm]ijn|[Mm]ij|[Ww]ij|[Ww]e|[Oo]ns|[Oo]nze)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:[Ee]u|[Mm]eus?|[Mm]inhas?|[Mm]im|[Nn]ós|[Nn]oss[oa]s?|[Tt]enho|[Ss]ou|[Ee]stou|[Aa]tuo|[Tt]rabalho como|[Bb]usco|[Pp]ossuo|[Aa]credito|[Gg]osto|\p{Ll}{3,}[^aeiouáéíóúâêôãõl\s]ei)(?!\p{L})/u,
};

/** Whether a text is in the first person ('I', 'we'). @param language ISO 639-1 */
export function isFirstPerson(text: string, language = 'en'): boolean {
  if (language !== 'en' && language in FIRST_PERSON) return FIRST_PERSON[language]?.test(text) ?? false;
  return (
    FIRST_PERSON.en?.test(text.replace(/\bUS\b|\bI(?=\.\p{L})|\bI(?= \p{Lu}\b(?! \p{Ll}))/gu, '')) ?? false
  );
}

const ADVERB =
  '(?:also|currently|now|always|often|usually|really|deeply|personally|particularly|regularly|actively|later|then|previously|recently|never|only|best|still|thus|genuinely|truly|especially|successfully|further|primarily|mainly|mostly|typically|generally|quickly|frequently)';

function third(word: string): string | undefined {
  const lower = word.toLowerCase();
  const fixed: Record<string, string> = {
    am: 'is',
    have: 'has',
    do: 'does',
    "don't": "doesn't",
    'don’t': 'doesn’t',
    "haven't": "hasn't",
    was: 'was',
    had: 'had',
    will: 'will',
    can: 'can',
    could: 'could',
    would: 'would',
    did: 'did',
    may: 'may',
    must: 'must',
    "can't": "can't",
    cannot: 'cannot',
    become: 'becomes',
    became: 'became',
  };
  if (lower in fixed) return fixed[lower];
  const verb = verbForm(lower);
  if (verb?.form === 'past') return lower;
  return verb?.form === 'base' && verb.base ? presentOf(verb.base) : undefined;
}

const NEUTRAL_MY =
  /\b(?:[Mm]y|[Oo]ur)\s+(?=(?:own\s+)?(?:direct|team|teams|company|department|reports|organi[sz]ation|firm|business|clients?|customers?|employer|group|unit|division|role|users?|staff|colleagues|products?|platforms?|students?|stakeholders|partners?|brand|portfolio|office|country|region|operations?|engineering|sales|leadership|executive)\b)/g;

/** 'my team' gives 'the team', 'all of my direct reports' gives 'all direct reports'. */
export function withoutMine(text: string): string {
  return text
    .replace(/\b(?:my|our) career\b/gi, 'a career')
    .replace(/\b(all|most|many|some) of (?:my|our)\b/gi, '$1')
    .replace(NEUTRAL_MY, 'the ');
}

/** 'As a product manager, I ...', 'Over 25 years, I ...': where, when or as what, before the first person's own clause. */
const SETTING =
  /^(?:At|As an?|In|Over|During|Throughout|Across|For|With) (?![^,]*\b(?:not|without|part|theory|help|helping|assistant|addition|order|case|contrast|short|summary|fact|particular|general)\b)[^,.;:]{2,70},? (?=I(?:['’]\p{L}+)?\s)/u;

/** An English sentence from its 'I' on, without the setting before it. */
export const withoutSetting = (sentence: string): string => sentence.replace(SETTING, '');

/**
 * The predicate of an English first-person sentence in the third person: 'I lead two teams and I enjoy X'
 * gives 'leads two teams and enjoys X'. Undefined where it can't be said without guessing a pronoun.
 */
export function firstToThird(sentence: string, possessive: string | undefined): string | undefined {
  const whole = predicateOfFirst(sentence, possessive);
  if (whole) return whole;
  // Of two sentences joined by 'and', the first can be used without the second.
  const [first = '', ...others] = sentence.split(/(?:,| [–—])? and (?=I(?:['’]\p{L}+)?\s)/u);
  return others.length > 0 ? predicateOfFirst(first, possessive) : undefined;
}

function predicateOfFirst(sentence: string, possessive: string | undefined): string | undefined {
  const opened = withoutSetting(sentence)
    .replace(
      /^(?:Today|Currently|Now|At present|Presently|Previously|Earlier|Before that|Most recently|Lately),? I\b/,
      'I',
    )
    .replace(/^I['’]m\b/, 'I am')
    .replace(/^I['’]ve\b/, 'I have')
    .replace(/^I['’]ll\b/, 'I will');
  const match = new RegExp(`^I ((?:${ADVERB} )*)([\\p{L}'’-]+)(.*)$`, 'u').exec(opened);
  if (!match) return undefined;
  const [, adverbs = '', verb = '', tail = ''] = match;
  const head = third(verb);
  if (!head) return undefined;
  const base = verbForm(verb)?.form === 'base' && !/^(?:has|is|does)/.test(head);
  const joined = tail.replace(
    new RegExp(`(,? and|,? but|;) I(?:['’]m)? ((?:${ADVERB} )*)([\\p{L}'’-]+)`, 'gu'),
    (whole, and: string, adverb: string, word: string) => {
      const form = third(word);
      return form ? `${and === ';' ? ', and' : and} ${adverb}${form}` : whole;
    },
  );
  const agreedTail = base ? tailAgreed(joined) : /^is$/.test(head) ? afterBeing(joined) : joined;
  if (agreedTail === undefined) return undefined;
  const agreed = `${head}${agreedTail}`;
  const own = withoutMine(`${adverbs}${agreed}`);
  const done = possessive ? own.replace(/\bmy\b/g, possessive) : own;
  return isFirstPerson(done) ? undefined : done;
}

/** Signs of another verb, which a later one may go on: 'helping people find and keep work'. */
const HAS_VERB = /\b(?:to|that|who|which|where|when|can|could|will|\p{L}+ing)\b|[:;]/u;

/** 'I am curious, and strive for greatness': the verb that goes on after what somebody is. */
function afterBeing(tail: string): string {
  return tail.replace(/(,? and )(\p{Ll}+)(?= )/gu, (whole, and: string, word: string, at: number) =>
    isPlainBase(word) && !HAS_VERB.test(tail.slice(0, at)) ? `${and}${third(word) ?? word}` : whole,
  );
}

function tailAgreed(tail: string): string | undefined {
  const text = tail.replace(/^\s+/, '');
  if (!text) return tail;
  const agreed = agree(`_ ${text}`, 'base', 'present');
  return agreed === undefined ? undefined : ` ${agreed.slice(2)}`;
}
