/** Gives sentences about oneself that have no verb their subject and verb: 'I have an eye for waste', of 'An eye for waste'. */
import { aOrAn } from '../grammar/indefinite-article';
import { verbForm } from '../grammar/verbs';
import { TITLE_NOUN } from '../vocabulary/titles';
import { lowerFirst } from './casing';
import { joinAsList } from './sentences';

/** Adjectives of praise before what somebody has. */
const PRAISE =
  /^(?:(?:strong|solid|deep|proven|extensive|excellent|great|good|sound|rich|vast|broad|considerable|outstanding|impressive|successful|demonstrated|in-depth|profound|comprehensive|exceptional|well-earned|established),? (?:and )?)+/iu;
/** What somebody has, without an article and with one. */
const HAD =
  /^(?:An? )?((?:[\p{L}\d/&’'-]+,? ){0,6}?)(experience|expertise|knowledge|exposure|background|focus|reputation|passion|preference|interest|talent|eye|appetite|commitment|network|understanding|career|flair|knack) ((?:in|on|with|of|for|across|from|spanning|including|ranging|covering|gained|to) .{8,})$/iu;
const UNCOUNTABLE = /^(?:experience|expertise|knowledge|exposure)$/i;
/** What follows a subject, so that a noun before it is no object: 'Experience in depots is what counts'. */
const HAS_VERB =
  /^[^,;:]{2,90}?\s(?:is|was|were|are|has|have|had|should|must|can|will|makes?|made|means?|taught|helps?|comes?|led|drives?|gives?|gave)\s/iu;
/** Words before the noun which show that the text does not begin with it. */
const BEFORE =
  /\b(?:an?|the|my|our|their|his|her|i|with|of|in|for|by|to|at|from|who|that|which|having|possess\w*|bring\w*|offer\w*|combin\w*|years?)\b/iu;
/** The deed that a noun of praise or state is explained with: 'A calm hand in crises, having led sites through strikes'. */
const HAVING = /^(?!I\b|My\b)[^.;:]{3,170}?,? having ((?:\p{Ll}+ly )?(\p{Ll}+) .{12,})$/u;
const PERFECT =
  /^(?:been|grown|driven|written|overseen|undertaken|given|taken|begun|chosen|seen|gone|done|become|run|come)$/;

const isParticiple = (word: string): boolean => PERFECT.test(word) || verbForm(word)?.form === 'past';

/** A comma before the deed that explains what somebody has. */
const setOff = (rest: string): string =>
  rest.replace(/(?<![,]) having (?=(?:\p{Ll}+ly )?(\p{Ll}+) )/u, (whole, word: string) =>
    isParticiple(word) ? ', having ' : whole,
  );

/** The sentence of a noun phrase that names what the person has; undefined for any other text. */
function possession(text: string): string | undefined {
  const [, before = '', noun = '', rest = ''] = HAD.exec(text) ?? [];
  // A reputation without its adjective says nothing.
  const plain = /^reputation$/i.test(noun) ? before : before.replace(PRAISE, '');
  const head = verbForm(plain.split(' ', 1)[0]?.toLowerCase() ?? '')?.form;
  if (!noun || BEFORE.test(before) || HAS_VERB.test(text.replace(/,? having .*$/u, '')) || /\d/.test(before))
    return undefined;
  if ((head !== undefined && head !== 'gerund') || TITLE_NOUN.test(before)) return undefined;
  const words = /^\p{Lu}\p{Ll}/u.test(plain) ? lowerFirst(plain) : plain;
  const phrase = `${words}${noun.toLowerCase()}`;
  return `I have ${UNCOUNTABLE.test(noun) ? '' : aOrAn(phrase)}${phrase} ${setOff(rest)}`;
}

/** Careers that are told as a series: 'First a teacher of children, then a teacher of programmers'. */
const SERIES =
  /^(?:First )?((?:an? )?[^,;]{3,60}), then (an? )?([^,;]{3,60}?)(?:,? (?:and )?now ([^,;]{3,80}))?$/iu;
/** A noun without an article gets the one that the sentence needs. */
const withArticle = (noun: string): string => `${aOrAn(noun)}${noun}`;

/** The sentence of posts in their order. */
function series(text: string): string | undefined {
  const [, first = '', , second = '', now] = SERIES.exec(text) ?? [];
  if (
    !first ||
    !second ||
    HAS_VERB.test(text) ||
    verbForm(first.split(' ', 1)[0]?.toLowerCase() ?? '')?.form === 'past'
  )
    return undefined;
  const begun = `I was first ${withArticle(lowerFirst(first))}, then ${withArticle(second)}`;
  return now ? `${begun}, and am now ${now}` : begun;
}

/** What somebody is to others, and what they are bound to, before 'of' or 'to': 'Mentor to new nurses'. */
const IS_TO = /^(?:(?:Deeply|Highly|Fully) )?(committed|dedicated) to .{12,}$/iu;
const IS_OF =
  /^(?:Regular |Active |Trusted |Long-standing )?(?:mentor|member|adviser|advisor|speaker|winner) (?:of|to|at|for) .{12,}$/iu;

/** The sentence of what somebody is to others. */
function standing(text: string): string | undefined {
  if (HAS_VERB.test(text)) return undefined;
  if (IS_TO.test(text)) return `I am ${lowerFirst(text.replace(/^(?:Deeply|Highly|Fully) /, ''))}`;
  return IS_OF.test(text) ? `I am ${withArticle(lowerFirst(text))}` : undefined;
}

/** A list of specialities below or beside their heading. */
const SPECIALITIES =
  /^(?:(?:Key|Core|Main|Top) )?(specialt(?:y|ies)|specialit(?:y|ies)|strengths|areas of (?:expertise|focus))(?: include[sd]?:?|:) ([^.:;]{12,240})$/iu;
const MOST_SPECIALITIES = 8;
/** Words that show an item to be no noun phrase of a list. */
const NO_ITEM = /\b(?:I|my|is|are|was|have|has|etc)\b|[|]/iu;

/** The sentence of a list of specialities. */
function specialities(text: string): string | undefined {
  const [, heading = '', list = ''] = SPECIALITIES.exec(text) ?? [];
  const items = list.split(/, and |, | and (?=[^,]{1,60}$)/).map((item) => item.trim());
  const isList =
    items.length > 1 &&
    items.length <= MOST_SPECIALITIES &&
    !NO_ITEM.test(list) &&
    items.every((item) => item !== '' && item.split(' ').length <= 5);
  return isList ? `My ${heading.toLowerCase()} include ${joinAsList(items)}` : undefined;
}

/** What somebody says below a question of their own: 'Who I work with: towns and ports'. */
const ASKED =
  /^(?:Who I (work with|help|serve|support|advise): |(?:One of the (?:areas|things|topics)|The (?:area|thing)|What) I(?:['’]ve been|['’]m| am| have been) ((?:focused|working) on)(?: (?:lately|now|today|currently|right now|these days))?: (?=\p{Ll}+ing ))(.{12,})$/u;

/** The sentence of such an answer. */
function answer(text: string): string | undefined {
  const [, verb, state, rest = ''] = ASKED.exec(text) ?? [];
  if (verb) return `I ${verb} ${lowerFirst(rest)}`;
  return state ? `I am ${state} ${rest}` : undefined;
}

/** What explains a noun that is no title: the deed after 'having'. */
function deed(text: string): string | undefined {
  const [, told = '', word = ''] = HAVING.exec(text) ?? [];
  return told && isParticiple(word.toLowerCase()) ? `I have ${told}` : undefined;
}

/**
 * A sentence about oneself that has neither subject nor verb, as one in the first person; undefined if it has them, or if
 * they would have to be guessed.
 */
export function nominalAsOwn(sentence: string): string | undefined {
  const end = /(?<![.!])[.!]{1,3}$/.exec(sentence)?.[0] ?? '';
  const text = sentence.slice(0, sentence.length - end.length);
  const said =
    series(text) ?? answer(text) ?? specialities(text) ?? standing(text) ?? possession(text) ?? deed(text);
  return said && `${said}${end}`;
}
