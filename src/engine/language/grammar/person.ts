/**
 * Recognises texts in the first person, and puts English ones in the third. `foreign.ts` does so for other languages.
 */
import { KEPT_ADVERBS, LEADING_ADVERBS } from './adverbs';
import { agreeCoordinatedVerbs, HELPING_VERB_PATTERN } from './agreement';
import { removeIntroductoryPhrase } from './introductory-phrases';
import { isListOfFields } from './listed-fields';
import { isPlainBase } from './mixed-forms';
import { removeMy, removeOwnClauses, removeOwnEnd } from './own-things';
import { presentOf, verbForm } from './verbs';

/** First-person words by language; the composer prints no text that still contains one. */
const FIRST_PERSON: Record<string, RegExp> = {
  en: /(?<![\p{L}\p{N}/-])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|[Mm]e|[Mm]ine|[Mm]yself|[Ww]e|[Ww]e['’](?:re|ve|ll|d)|[Oo]ur|[Oo]urs|us|[Oo]urselves)(?![\p{L}\p{N}/&-])/u,
  de: /(?<!\p{L})(?:[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein(?:e[mnrs]?)?|[Ww]ir|[Uu]ns|[Uu]nser(?:e[mnrs]?)?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:[Jj]e|me|[Jj]['’]\p{L}+|[Mm]oi|[Mm]on|[Mm]a|[Mm]es|[Nn]ous|[Nn]otre|[Nn]os|[Mm]['’]\p{L}+)(?!\p{L})/u,
  es: /(?<!\p{L})(?:[Yy]o|[Mm]i|[Mm]is|[Mm]e|[Mm]í|[Nn]osotros|[Nn]uestr[oa]s?|[Tt]engo|[Ss]oy|[Hh]e|[Ee]stoy|(?!caf|porqu|comit|tambi|clich|chal)\p{Ll}{3,}[^aeiouáéíóú\s][éí])(?!\p{L})/u,
  it: /(?<!\p{L})(?:[Ii]o|[Mm]i[aoei]?|[Mm]iei|[Nn]oi|[Nn]ostr[aoei]|[Ss]ono|[Hh]o|[Mm]'|[Ll]avoro come)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:[Ii]k|[Mm]ijn|[Mm]ij|[Ww]ij|[Ww]e|[Oo]ns|[Oo]nze)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:[Ee]u|[Mm]eus?|[Mm]inhas?|[Mm]im|[Nn]ós|[Nn]oss[oa]s?|[Tt]enho|[Ss]ou|[Ee]stou|[Aa]tuo|[Tt]rabalho como|[Bb]usco|[Pp]ossuo|[Aa]credito|[Gg]osto|[Ff]ui|[Ff]iz|[Tt]ive|[Oo]btive|\p{L}{2,}(?:olvi|rrigi|endi|ebi|eri)|\p{L}{2,}[ui]ei|\p{Ll}{3,}[^aeiouáéíóúâêôãõl\s]ei)(?!\p{L})/u,
  // The last part matches endings of Slavic verbs; 'Program' and 'System' are nouns that end in the same way.
  other:
    /(?<!\p{L})(?:[Jj]a|[Jj]estem|[Mm]nie|[Mm]ój|[Mm]oj\p{Ll}{1,4}|[Jj]ag|[Mm]itt|[Mm]in[ae]|[Jj]eg|[Mm]eg|[Mm]inä|[Mm]inu[nl]\p{Ll}{0,3}|[Bb]enim|[Ss]unt|[Mm]ele|[Jj]sem|[Mm]ůj|[Яя]|[Мм]о[йяию]|[Мм]н(?:е|ой)|[Мм]еня|[Vv]agyok|[Μμ]ου|אני|\p{L}{2,30}(?:łem|łam|liśmy|łyśmy|uję))(?!\p{L})|我|私|^(?!(?:program|system|problem|telegram|reklam|ekran)\p{Ll}*)\p{L}{2,30}(?:ę|am|em|ám|ím|ю|юсь|усь)(?!\p{L})/iu,
};

/**
 * Letters and names that look like pronouns: the country, initials, numerals as in 'Phase I' and 'C&I', 'Count Me In',
 * 'the My Account service'.
 */
const NO_PRONOUN_PATTERN =
  /(?<=\p{Lu}& ?)I\b|(?<=\b(?:[Pp]hases?|[Tt]ype|[Cc]lass|[Ss]tage|[Ll]evel|[Pp]art|[Gg]rade|[Tt]ier) )I\b|(?<=\p{Ll} )My(?= \p{Lu}\p{Ll})|\bUS\b|\bI(?=\.\p{L})|\bI(?= \p{Lu}\b(?! \p{Ll}))|(?<=\p{Lu}\p{Ll}{1,20} )(?:Me|My|Us|Our)(?= \p{Lu}\p{Ll})/gu;

/** Whether a text is in the first person ('I', 'we'). @param language ISO 639-1, or 'other' */
export function isFirstPerson(text: string, language = 'en'): boolean {
  if (language !== 'en' && language in FIRST_PERSON) return FIRST_PERSON[language]?.test(text) ?? false;
  return FIRST_PERSON.en?.test(text.replace(NO_PRONOUN_PATTERN, '')) ?? false;
}

const ADVERB_SOURCE = `(?:${[...LEADING_ADVERBS, ...KEPT_ADVERBS, 'never', 'only', 'best', 'still', 'thus'].join('|')})`;

function thirdPersonVerb(word: string): string | undefined {
  const lower = word.toLowerCase();
  const irregular: Record<string, string> = {
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
  if (lower in irregular) return irregular[lower];
  const verb = verbForm(lower);
  if (verb?.form === 'past') return lower;
  return verb?.form === 'base' && verb.base ? presentOf(verb.base) : undefined;
}

const NEUTRAL_MY_PATTERN =
  /\b(?:[Mm]y|Our)\s+(?:own\s+(?!(?:firm|company|business|brand)\b))?(?=(?:(?:own|current|present|entire)\s+)?(?:direct|team|teams|company|department|reports|organi[sz]ation|firm|business|clients?|customers?|employer|group|unit|division|role|users?|staff|colleagues|products?|platforms?|students?|stakeholders|partners?|brand|portfolio|office|country|region|operations?|engineering|sales|leadership|executive)\b)/g;

/**
 * Replaces possessives by articles: 'my team' and 'our harbour' become 'the team' and 'the harbour', 'all of
 * my direct reports' becomes 'all direct reports'. 'My' stays before nouns that need an owner.
 */
export function removePossessives(text: string): string {
  return text
    .replace(/\bour (?!own\b|selves\b|lives\b|world\b|society\b|time\b|days\b)(?=\p{L}(?:\p{L}|-))/gu, 'the ')
    .replace(/\b(?:my|our) career\b/gi, 'a career')
    .replace(/\b(all|most|many|some) of (?:my|our)\b/gi, '$1')
    .replace(NEUTRAL_MY_PATTERN, 'the ');
}

/**
 * The predicate of an English first-person sentence in the third person: 'leads two teams and enjoys X' for
 * 'I lead two teams and I enjoy X'. Undefined if its verb is unknown or a pronoun would have to be guessed.
 * @param possessive what replaces 'my'; without it, 'my' is replaced by an article, or omitted, where the noun allows
 * it
 */
export function toThirdPerson(sentence: string, possessive: string | undefined): string | undefined {
  const predicate = predicateOfFirst(sentence, possessive);
  if (predicate) return predicate;
  // A clause of the first person or a reason at the end can be left out.
  const short = removeReason(removeOwnEnd(sentence));
  const shortened = short === sentence ? undefined : predicateOfFirst(short, possessive);
  if (shortened) return shortened;
  // If two sentences are joined by 'and', the first can be used without the second.
  const [first = '', ...others] = sentence.split(/(?:,| [–—])? and (?=I(?:['’]\p{L}+)?\s)/u);
  return others.length > 0 ? predicateOfFirst(first, possessive) : undefined;
}

/**
 * A reason at the end, whose own verbs can hide those of the sentence: 'I care about tests of every kind, because they
 * save change'.
 */
const REASON_CLAUSE_PATTERN = /^(.{24,}?),? (?:because|so that) .*$/u;
const removeReason = (text: string): string => REASON_CLAUSE_PATTERN.exec(text)?.[1] ?? text;

/** Verbs whose past form is their base form, and a further verb that can only be a base form. */
export const SAME_IN_PAST_PATTERN = /^(?:set|put|cut|let|hit|shut)$/;
const FURTHER_BASE_PATTERN =
  /(?:,|,? and) (?:build|keep|measure|make|bring|find|give|take|lead|run|hold|create|develop|ask|listen|work|help|drive|focus|deliver|hire|coach|write|speak|teach)\s/u;

function predicateOfFirst(sentence: string, possessive: string | undefined): string | undefined {
  const sentenceFromI = removeOwnClauses(removeIntroductoryPhrase(sentence))
    .replace(
      /^(?:Today|Currently|Now|At present|Presently|Previously|Earlier|Before that|Most recently|Lately),? I\b/,
      'I',
    )
    .replace(/^I['’]m\b/, 'I am')
    .replace(/^I['’]ve\b/, 'I have')
    .replace(/^I['’]ll\b/, 'I will');
  const match = new RegExp(`^I ((?:${ADVERB_SOURCE} )*)([\\p{L}'’-]+)(.*)$`, 'u').exec(sentenceFromI);
  if (!match) return undefined;
  const [, adverbs = '', verb = '', tail = ''] = match;
  // 'I set the course, keep watch and steer': 'keep' shows that 'set' is in the present tense.
  const isPresent = SAME_IN_PAST_PATTERN.test(verb) && FURTHER_BASE_PATTERN.test(tail);
  const head = isPresent ? presentOf(verb) : thirdPersonVerb(verb);
  if (!head) return undefined;
  const base = isPresent || (verbForm(verb)?.form === 'base' && !/^(?:has|is|does)/.test(head));
  const ownTail = isPresent
    ? tail.replace(/(?<=(?:,|,? and) )(?:set|put|cut|let|hit|shut)(?= )/gu, (word) => presentOf(word))
    : tail;
  const tailInThirdPerson = ownTail
    .replace(/(,|,? and) am (?=\p{Ll})/gu, '$1 is ')
    .replace(/(,|,? and|,? but) have (?=(?:also |always )?\p{Ll}+(?:ed|[dntk]) )/gu, '$1 has ')
    .replace(
      new RegExp(`(,? and|,? but|;) I(?:['’]m)? ((?:${ADVERB_SOURCE} )*)([\\p{L}'’-]+)`, 'gu'),
      (match, and: string, adverb: string, word: string) => {
        const form = thirdPersonVerb(word);
        return form ? `${and === ';' ? ', and' : and} ${adverb}${form}` : match;
      },
    );
  const agreedTail = base
    ? withAgreedTail(tailInThirdPerson, verb)
    : /^is$/.test(head)
      ? conjugateAfterBe(tailInThirdPerson)
      : /^has$/.test(head)
        ? conjugateAfterHave(tailInThirdPerson)
        : tailInThirdPerson;
  if (agreedTail === undefined) return undefined;
  const predicateWithMy = `${head}${agreedTail}`;
  const withoutPossessives = removePossessives(`${adverbs}${predicateWithMy}`);
  const predicate = possessive
    ? withoutPossessives.replace(/\bmy\b/g, possessive)
    : removeMy(withoutPossessives);
  if (!isFirstPerson(predicate)) return predicate;
  // Keeps the part before 'and' if the rest has a possessive: 'is passionate about building teams and
  // applying my training'.
  const first = predicate.replace(/,? and (?:\p{L}+ing|in) (?:my|our) .*$/u, '');
  return isFirstPerson(first) ? undefined : first;
}

/**
 * Words that may introduce another verb, with which a later one may be coordinated: 'helping people find and
 * keep work'.
 */
const VERB_INTRODUCER_PATTERN = /\b(?:to|that|who|which|where|when|can|could|will|\p{L}+ing)\b|[:;]/u;

/** Words that follow a verb but not a noun: 'an expert and support the mills'. */
const AFTER_VERB_ONLY_PATTERN = /^(?:an?|the|several|multiple|various|many|all|two|three|its|their|my|our)\s/;

/** Conjugates the verb after a statement of what the person is: 'I am curious, and strive for greatness'. */
function conjugateAfterBe(tail: string): string {
  return tail
    .replace(/(,? and )have (?=an?\s|the\s|\d)/gu, '$1has ')
    .replace(/(,? and )(\p{Ll}+)(?= )/gu, (match, and: string, word: string, at: number) => {
      const isVerb =
        isPlainBase(word) ||
        (verbForm(word)?.form === 'base' && AFTER_VERB_ONLY_PATTERN.test(tail.slice(at + match.length + 1)));
      return isVerb && !VERB_INTRODUCER_PATTERN.test(tail.slice(0, at))
        ? `${and}${thirdPersonVerb(word) ?? word}`
        : match;
    });
}

/** Base forms that are participles too: 'I have built and run two mills'. */
const ALSO_PARTICIPLE_PATTERN = /^(?:run|come|become|overcome|rerun|read)$/;
/** Conjugates the verb of the present after one of the perfect: 'I have written three books and hold two patents'. */
function conjugateAfterHave(tail: string): string {
  return tail.replace(
    /(,? and )((?:now|currently|today|also) )?(\p{Ll}+)(?= )/gu,
    (match, and: string, now: string | undefined, word: string, at: number) => {
      const next = tail.slice(at + match.length + 1);
      const isVerb =
        verbForm(word)?.form === 'base' &&
        !ALSO_PARTICIPLE_PATTERN.test(word) &&
        (now
          ? /^(?:now|currently|today)/.test(now) || isPlainBase(word)
          : isPlainBase(word) || /^\d/.test(next) || AFTER_VERB_ONLY_PATTERN.test(next));
      return isVerb && !VERB_INTRODUCER_PATTERN.test(tail.slice(0, at))
        ? `${and}${now ?? ''}${thirdPersonVerb(word) ?? word}`
        : match;
    },
  );
}

/** A verb whose object may be a list of nouns: 'I see planning and design as one craft'. */
const SEEING_VERB_PATTERN = /^see$/i;

function withAgreedTail(tail: string, verb: string): string | undefined {
  const text = tail.replace(/^\s+/, '');
  if (isListOfFields(verb, text)) return tail;
  if (!text || (SEEING_VERB_PATTERN.test(verb) && /^[^,;:]* as /.test(text))) return tail;
  // The verb counts only if others depend on it: 'help mills cut waste, win growers'.
  const agreedText = agreeCoordinatedVerbs(
    `${HELPING_VERB_PATTERN.test(verb) ? verb : '_'}${text.startsWith(',') ? '' : ' '}${text}`,
    'base',
    'present',
  );
  return agreedText === undefined ? undefined : agreedText.slice(agreedText.search(/[ ,]/));
}
