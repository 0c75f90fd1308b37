/** Recognises texts that have the form of a person's name. */

import { alphanumericKey } from '@/engine/language/text/keys';
import { anyWordOf } from '@/engine/language/text/word-lists';
import { phraseKindsOf } from '../../phrases/classifier';
import { isFormRow } from '../../vocabulary/form-rows';
import { sectionKinds } from '../../vocabulary/headings';
import { spokenLanguageOf } from '../../vocabulary/spoken-languages';
import { isDegree } from '../education/education';

const NAME_WORD_PATTERN =
  /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|(?:de|del|della|di|da|do|dos|das|du|von|van|der|den|ten|ter|bin|binti|ibn|al|el|ul|ur|uz|ud|la|le|y|e|af|av|zu|zum|of|st)[.'’]?|\p{Lo}[\p{L}\p{M}·]*|["“(]\p{Lu}[\p{L}]*["”)])$/u;

/** Words of forms, headings, addresses and websites that have the form of names. */
const NOT_A_NAME_PATTERN = anyWordOf(
  [
    'respected|dear|letter|sypnosis|department|publication|publications|abroad|student|sir|madam|date',
    'birth|birthday|address|phone|mobile|e-?mail|linkedin|github|google|twitter|facebook|present',
    'current|reporting|position|objective|profile|secondary|college|university|experience|employer',
    'nationality|gender|passport|marital|status|details|references|declaration|signature|hobbies',
    'father|mother|husband|permanent|available|website|portfolio|page|board|institution|institute',
    'contact|contacts|home|cell|post|applied|applying|languages?|knowledge|qualifications?|synopsis',
    'roles?|responsibil[a-z]*|school|cent(?:er|re)|group|course|percentage|designation|company',
    'document|update|issue|issued|expiry|place|indian|training|working|career|goals?|salary|per',
    'years?|months?|tools?|skills?|leadership|management|governance|automation|cross-functional|road',
    String.raw`street|lane|avenue|nagar|village|district|taluk|tehsil|floor|flat|apartments?|sector|p\.\s?o`,
    String.raw`post office|near|opp|house no|examination|erp|ssc|hsc|sslc|s\.s\.c|h\.s\.c|s\.s\.l\.c`,
  ],
  'i',
);

/** Small words of sentences, which no name has: 'Ich denke mit den', 'Passion for ports'. */
const SENTENCE_WORD_PATTERN =
  /^(?:Ich|Wir|Je|Nous|Yo|Eu|Io|Ik|Wij|My|Mein|Meine|Mon|Ma|Mes|Mi|Meu|Minha|Our|Your|Unsere?)\s|\s(?:mit|und|für|im|ist|bei|auf|with|and|for|from|is|are|pour|avec|dans|sur|est|para|con|por|per|che|met|voor|het|een|ich|die|das|ein|eine|the|in|on|at|my|your)(?:\s|$)/u;

/**
 * Whether a text may be a name. A word in lower case is accepted if `mailed`, the local parts of the e-mail
 * addresses, contains it, or if the whole text reads like a person's name.
 */
export function readsLikeName(name: string, mailed: string): boolean {
  if (name.length < 2 || name.length > 50 || /[\d@/\\:;!?#%&+=*_<>]/.test(name)) return false;
  if (
    NOT_A_NAME_PATTERN.test(name) ||
    /^www\.|\.(?:com|net|org|in)$/i.test(name) ||
    isFormRow(name) ||
    /^(?:to|from|sub)$|^(?:the|in|at|on|of|for|with|by|durch)\s/i.test(name) ||
    (!name.includes(' ') && isDegree(name))
  )
    return false;
  if (
    /curr?icul|biodata|vitae|^(?:europass|resume)/.test(alphanumericKey(name)) ||
    /\b(?:europass|resume)\b/iu.test(name)
  )
    return false;
  if (sectionKinds(name).length > 0) return false;
  if (SENTENCE_WORD_PATTERN.test(name)) return false;
  const words = name.split(' ');
  if (words.length > 6 || (words.length === 1 && spokenLanguageOf(name))) return false;
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul} ]+$/u.test(name))
    return name.replace(/ /g, '').length <= 7;
  // A word of a name typed in lower case: 'Nadia Ruth okafor'.
  const isLower = (word: string) => /^\p{Ll}{3,}$/u.test(word);
  const isMailed = (word: string) => word.length > 3 && mailed.includes(alphanumericKey(word));
  return (
    words.every(
      (word, index) =>
        NAME_WORD_PATTERN.test(word) ||
        (index > 0 &&
          (isMailed(word) || (isLower(word) && phraseKindsOf(name).person > (words.length > 2 ? 0.1 : 0.2)))),
    ) && words.some((word) => word.length > 1)
  );
}
