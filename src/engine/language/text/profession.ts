import { TITLE_NOUN_PATTERN } from '../vocabulary/titles';
import { upperFirst } from './casing';
import { cleanRawText } from './hygiene';

/** The beginning of a sentence about oneself: 'I am an', 'I’m a', 'A', 'Je suis', 'Ich bin'. */
const SENTENCE_OPENING_PATTERN =
  /^(?:i am |i['’]m |je suis |ich bin |soy |sou |sono |ik ben )?(?:an? |the |un(?:e|a|o)? |eine? |een |um(?:a)? )?/iu;

/** Praise before a profession: 'Results-driven and highly motivated'. */
const PRAISE_PATTERN =
  /^(?:highly|very|technically|hands-on|\p{L}+-(?:oriented|driven|focused|minded|motivated|solving)|self-?motivated|experienced|seasoned|passionate|dedicated|motivated|accomplished|dynamic|versatile|creative|innovative|skilled|adept|proficient|proven|professional|enthusiastic|ambitious|optimistic|reliable|effective|energetic|talented|competent|committed|curious|driven|varied|strategic(?= and results)|engagierter?|erfahrener?|expérimentée?|passionnée?)(?: and |, | & | und | et | )/iu;

/** Words after the profession, with which the sentence continues. */
const AFTER_PROFESSION_PATTERN =
  /[,;:.(|]|\s[–—-]\s|\s(?:with|who|whose|that|which|and (?:recent|current)|having|speciali[sz]\w+|focus\w+|experienced|skilled|passionate|based|offering|bringing|building|delivering|crafting|pivoting|transitioning|looking|seeking|driving|at|in|from|of the|for|avec|ayant|spécialisée?|chez|mit|bei|con|com|specializzat[oa]|especializad[oa]|especialista|met)(?=\s)/iu;

/** Number of characters of a sentence that are searched; a profession stands at its beginning. */
const MAX_SEARCHED_CHARACTERS = 200;
const MAX_PROFESSION_WORDS = 6;
const MAX_PRAISE_WORDS = 4;

/**
 * The profession named in the first sentence of a summary: 'Software Engineer' in 'Detail-oriented Software
 * Engineer with ...'; undefined if there is none. Linear in the length of the sentence.
 */
export function professionIn(sentence: string): string | undefined {
  let rest = cleanRawText(sentence).slice(0, MAX_SEARCHED_CHARACTERS).replace(SENTENCE_OPENING_PATTERN, '');
  for (let at = 0; at < MAX_PRAISE_WORDS && PRAISE_PATTERN.test(rest); at += 1)
    rest = rest.replace(PRAISE_PATTERN, '');
  const end = rest.search(AFTER_PROFESSION_PATTERN);
  // A sentence that ends with the profession may be a heading or a wish.
  if (end < 0 || rest.slice(end).length < 3) return undefined;
  const phrase = rest.slice(0, end).trim();
  const isOne = phrase.length > 3 && phrase.split(' ').length <= MAX_PROFESSION_WORDS && !/\d/.test(phrase);
  return isOne && BEGINS_OR_ENDS_WITH_TITLE_PATTERN.test(phrase) && !NOT_A_PROFESSION_PATTERN.test(phrase)
    ? upperFirst(phrase)
    : undefined;
}

/** A profession whose last word is a title ('software engineer'), or whose first is ('Head of Sales'). */
const BEGINS_OR_ENDS_WITH_TITLE_PATTERN = new RegExp(
  `(?:${TITLE_NOUN_PATTERN.source})\\s*$|^(?:${TITLE_NOUN_PATTERN.source})\\s`,
  'iu',
);
/** Words which show that a phrase names no profession: of education, wishes, duties, headings and other people. */
const NOT_A_PROFESSION_PATTERN =
  /\b(?:summary|objective|profile|graduate|student|team|member|to|as|my|our|seeking|looking|aspiring|fresh|recent|position|role|responsible|working|degree)\b/iu;
