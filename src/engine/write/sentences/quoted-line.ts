/** Writes the line of a role in the words of its document, where these are a phrase that can stand below a post. */
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst } from '../../language/text/casing';
import { wordsKey } from '../../language/text/keys';
import { namesWork } from '../../language/vocabulary/action-nouns';
import { isNationality } from '../../language/vocabulary/nationalities';
import { isPlaceName } from '../../language/vocabulary/places';
import { TITLE_NOUN_PATTERN } from '../../language/vocabulary/titles';
import { hasFigure } from '../statements/figures';
import { isRoutine } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { isToolName } from '../statements/tool-names';
import { isUnfinished } from '../statements/unfinished';
import { hasLayoutRemnants } from './duty';

const MAX_LINE_CHARACTERS = 170;
/** Maximum characters of a line with a figure. */
const MAX_RESULT_CHARACTERS = 215;
const MIN_WORDS = 4;
/** Minimum words of a line that neither title nor employer has. */
const MIN_OWN_WORDS = 3;

/** Words for taking part in something: 'Key part of the working group', 'Freelance work on the toolkit'. */
const PART_PATTERN =
  /^(?:(?:jointly |solely )?responsible for|key in \p{L}+ing|(?:leading|key|central|active) role in|(?:key |core |integral |founding |active )?(?:part|member) of(?! (?:the|a) team to \p{Lu})|(?:freelance |contract |voluntary |volunteer )?work (?:on|for|supporting)) \S/iu;
/** An office with its purpose or field: 'Contractor supporting all harbours', 'Co-lead of the rebuilding'. */
const OFFICE_PATTERN =
  /^((?:[\p{L}&’'-]+,? ){0,7}?[\p{L}-]+),? (?:of|for|to|in|on|at|with|behind|within|across|responsible for|experienced in|\p{Ll}{3,}ing) \S/u;
const OFFICE_NOUN_PATTERN =
  /^(?:co-?lead|convenor|convener|contractor|sub-?contractor|freelancer|devops?|volunteer|liaison|spokesperson|delegate|speaker|presenter|demonstrator|trainer|tutor|reviewer)$/i;
/** A noun of work, and what it was for or had in it: 'Global loyalty programme implementation (cards, shops)'. */
const NOUN_OF_WORK_PATTERN =
  /^(?:[\p{L}\d&’'()-]+,? ){1,9}?(?:improvement|optimi[sz]ation|moderni[sz]ation|roll-?out|estimation|validation|evaluation|assessment|consultancy|program(?:me)?|campaign|administration|verification|implementation|installation|design|creation|development|management|integration|transformation|migration|automation|commissioning|construction|redesign|deployment)(?=$|,? (?:for|of|in|across|with|at|to|including|covering) | \()/iu;
/** How many people use or belong to something: '90,000 registered users, rated 4.5 in the shop'. */
const USERS_PATTERN =
  /^(?:over |more than )?\d[\d.,]*[kKmM]?\+? (?:[\p{Ll}-]+ ){0,3}(?:users|customers|downloads|subscribers|members|visitors|students)\b/u;
/**
 * A result in figures that a noun states: '30% increase in crossings', '$60k berth cost reduction, 4 day
 * shorter mooring'.
 */
const RESULT_NOUN_PATTERN =
  /^(?:(?:over|more than|up to|nearly|about|approximately) )?[$£€]?\d[\d.,]*(?:%|\s?[kmb]n?\b| million| billion)?\+?,? (?:[\p{L}\d%(),/$£€-]+ ){0,6}(?:increases?|reductions?|improvements?|decreases?|growth|savings?|uplift|gains?|drop|cut|rise|decline|recovery|acceleration|adoption|uptime)\b/iu;
/** Gerunds that name a field, a state or the means, and not what was done. */
const NO_ACT_GERUND_PATTERN =
  /^(?:using|utili[sz]ing|leveraging|having|being|working|seeking|looking|learning|studying|recogni[sz]ing|according|including|during|engineering|marketing|manufacturing|consulting|accounting|banking|training|trading|gaining|striving|thriving|focusing|assisting|supporting|participating|understanding|knowing|pending|following)$/i;
/** Words after a gerund that is a noun, and nouns that some gerunds qualify: 'Growing companies'. */
const AFTER_NOUN_PATTERN = /^(?:of|is|was|and|or|&)$/i;
const QUALIFYING_GERUND_PATTERN =
  /^(?:leading|growing|building|developing|operating|emerging|managing|selling|buying|existing) (?:provider|supplier|manufacturer|compan|firm|retailer|bank|agency|brand|skills|experience|edge|role|position|materials|countries|markets)/i;

/** Words of sentences, qualities and studies, and signs of notes, which make no line below a post. */
const NO_PHRASE_PATTERN =
  /\b(?:is|was|are|were|has|have|had|be|been|i|we|he|she|they|it|its|our|my|your?|this|that|these|those|experience[ds]?|expertise|skills?|knowledge|degree|award|certificate|website|email|page)\b|[@\\|:=*]|https?|\betc\b|\.{2}|\s[-–—]|[-–—]\s|\p{L}\. \p{Lu}|\p{L}\(/iu;

/** A finite verb of a further act, which does not go with a noun or a gerund: 'porting the shop and used it'. */
const hasFurtherAct = (line: string): boolean =>
  [
    ...line.matchAll(
      /(?:,| and) (?:\p{Ll}{2,20}ly )?(\p{Ll}{3,20})(?= (?:the|a|an|it|its|to|for|all|\p{Ll}+s)\b)/gu,
    ),
  ].some(([, word = '']) => verbForm(word)?.form === 'past' && verbForm(word)?.base !== undefined);

/** Whether a line begins with the gerund of an act: 'Overseeing crane repairs and answering pilots'. */
function isAct(line: string): boolean {
  const [first = '', second = ''] = line.split(' ');
  const verb = verbForm(first.toLowerCase());
  return (
    verb?.form === 'gerund' &&
    verb.base !== undefined &&
    !NO_ACT_GERUND_PATTERN.test(first) &&
    !AFTER_NOUN_PATTERN.test(second) &&
    !QUALIFYING_GERUND_PATTERN.test(line) &&
    // 'Leading European bank' is a name or a description of one.
    (!/^\p{Lu}\p{Ll}/u.test(second) || /['’]s$/.test(second))
  );
}

/** Whether a line begins with an office and says what it was for. */
function isOffice(line: string): boolean {
  const last = OFFICE_PATTERN.exec(line)?.[1]?.split(' ').at(-1) ?? '';
  return OFFICE_NOUN_PATTERN.test(last) || TITLE_NOUN_PATTERN.test(last);
}

/** Whether a line is a phrase about the work of its post. */
const isPhrase = (line: string): boolean =>
  PART_PATTERN.test(line) ||
  USERS_PATTERN.test(line) ||
  RESULT_NOUN_PATTERN.test(line) ||
  NOUN_OF_WORK_PATTERN.test(line) ||
  namesWork(line) ||
  isOffice(line) ||
  isAct(line);

const isBalanced = (line: string): boolean => line.split('(').length === line.split(')').length;

/** Whether a line says more than the title and the employer of its post. */
function saysMore(line: string, { role }: Statement): boolean {
  const wordsOf = (text: string) => wordsKey(text).split(/[^\p{L}\p{N}]+/u);
  const known = new Set(wordsOf(`${role?.title ?? ''} ${role?.organisation ?? ''}`));
  return wordsOf(line).filter((word) => word.length > 2 && !known.has(word)).length >= MIN_OWN_WORDS;
}

/** A remark in brackets at the end, which is no abbreviation or figure: '(honorary: 2018 onwards)'. */
const REMARK_AT_END_PATTERN = / \([^():]{2,40}: [^()]{2,60}\)$/u;

/** Two nouns that begin a line with a slash between them: 'Development/Support of the register'. */
const NOUNS_WITH_SLASH_PATTERN = /^(\p{Lu}\p{Ll}+)\/(\p{Lu}\p{Ll}+)(?= )/u;
/** What a line adds to its phrase: a remark after a dash, a focus, or what the work was good for. */
const ADDITION_PATTERN =
  / [–—-] .*$| with (?:an? )?(?:\p{Ll}+ )?focus on .*$|, (?:ensuring|enforcing|making|providing) [^,;]*$/u;
const MIN_PHRASE_WORDS = 4;
/** The phrase of a line without what it adds, unless that has the figures of the line. */
function partToQuote(line: string): string {
  const text = line.replace(
    NOUNS_WITH_SLASH_PATTERN,
    (_, first: string, second: string) => `${first} and ${lowerFirst(second)}`,
  );
  const phrase = text.replace(ADDITION_PATTERN, '');
  return hasFigure(phrase) === hasFigure(text) && phrase.split(' ').length >= MIN_PHRASE_WORDS
    ? phrase
    : text;
}

/** An English line of a post without a predicate, as its document has it; undefined if it is no whole phrase. */
export function quotedLineOf(statement: Statement): string | undefined {
  const { language, form } = statement;
  const text = partToQuote(statement.text.replace(REMARK_AT_END_PATTERN, ''));
  const max = hasFigure(text) ? MAX_RESULT_CHARACTERS : MAX_LINE_CHARACTERS;
  return language === 'en' &&
    form === 'fragment' &&
    text.length <= max &&
    text.split(' ').length >= MIN_WORDS &&
    isPhrase(text) &&
    isBalanced(text) &&
    !NO_PHRASE_PATTERN.test(text) &&
    !hasFurtherAct(text) &&
    !isRoutine(text) &&
    !isUnfinished(text) &&
    !hasLayoutRemnants(text) &&
    saysMore(text, statement)
    ? lowerWork(text)
    : undefined;
}

/** The words before the first preposition, which name the work or the part in it, and not an organisation. */
const WORK_WORDS_PATTERN =
  /^.*?(?= (?:of|for|in|on|at|to|with|across|by|within|contributing|supporting)\b|$)/u;
/** Whether a capitalised word is a name: of a tool, a people or a place. */
const isName = (word: string): boolean =>
  isToolName(word) || isNationality(word.replace(/,$/, '')) || isPlaceName(word.replace(/,$/, ''));
/**
 * A line as it follows a colon: 'product owner and project leader of ...' for 'Product Owner and Project leader of
 * ...'. Names keep their capitals: 'German language programme'.
 */
export const lowerWork = (line: string): string =>
  line.replace(WORK_WORDS_PATTERN, (words) =>
    words
      .split(' ')
      .map((word) => (/^\p{Lu}[\p{Ll}-]+,?$/u.test(word) && !isName(word) ? lowerFirst(word) : word))
      .join(' '),
  );
