import { MAX_MEMOIZED_LINE_CHARACTERS, memoizeByText } from './memoize';

/**
 * The languages in which the composer can write connecting phrases; text in any other language is only
 * quoted.
 */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'other';

/**
 * Small words by language. `other` holds those of further languages, so that a text in one of them is recognised as
 * such.
 */
const COMMON_WORDS: Record<Language, RegExp> = {
  en: /^(?:the|and|of|to|in|for|with|on|by|from|at|as|is|are|was|that|this|into|across|through|their|an|a|which|within|over|using|including|while|i|my|has|have|be|or|team|new)$/,
  de: /^(?:der|die|das|und|von|für|mit|im|in|zur|zum|des|den|dem|eine|einer|eines|einem|ein|bei|auf|als|durch|über|sowie|ich|ist|war|nach|aus|unter|am|bis|an|zu|sich|wird|wurde|haben|habe|seit)$/,
  fr: /^(?:le|la|les|et|de|des|du|une|un|pour|avec|dans|sur|par|au|aux|en|chez|je|est|sont|que|qui|à|d|l|ses|son|plus|mes|ma|mon|ai|suis|depuis)$/,
  es: /^(?:el|la|los|las|y|de|del|una|un|para|con|en|por|que|se|su|sus|al|como|es|más|he|mi|mis|soy|desde|sobre|entre)$/,
  pt: /^(?:o|a|os|as|e|de|da|do|das|dos|uma|um|para|com|em|na|no|nas|nos|por|que|se|ao|à|como|é|mais|minha|meu|tenho|sou|desde|são|pela|pelo|nossa)$/,
  it: /^(?:il|lo|la|i|gli|le|e|ed|di|del|della|dei|delle|dello|degli|un|uno|una|per|con|in|nel|nella|nei|da|dal|dalla|su|sul|che|sono|come|ho|ha|presso|alla|al|ai|tra|attraverso)$/,
  nl: /^(?:de|het|een|en|van|voor|met|in|op|bij|naar|uit|aan|tot|door|over|als|ik|is|was|zijn|heb|heeft|te|om|dat|die|binnen|tussen|sinds|naast|onder)$/,
  other:
    /^(?:i|w|z|na|do|oraz|dla|przez|od|och|att|för|med|på|av|till|som|den|det|og|til|af|ja|sekä|on|ve|ile|için|bir|şi|și|și|în|cu|pe|ale|és|az|egy|dan|untuk|dengan|yang|za|se|v|ve|při|pro|je|u|kao|sa)$/,
};
/** Letters and endings that are typical of a language's words. */
const TYPICAL_LETTERS: [Language, RegExp][] = [
  ['de', /[äöüß]|ung$|keit$|heit$|schaft$/i],
  ['pt', /ção$|ções$|ões$|ã|õ|ência$|lh|nh(?:a|o)s?$/i],
  ['es', /ción$|ciones$|ñ|dad$|miento$/i],
  ['fr', /[èêëœ]|eur$|eurs$|euse$|ité$/i],
  ['it', /zione$|zioni$|mento$|menti$|ità$|gli/i],
  ['nl', /ij|aa|oo|schap$|heid$|ingen$|uu/i],
  [
    'other',
    /[łąęśźżćńőűășțěřůčšžåøæğışı]|ość$|ania$|ning$(?<!(?:trai|lear|plan|run|mor|eve|ope)ning)|ingen$(?<!kingen)/i,
  ],
];

/** Weight of one-letter words: 'O(n)', 'V2I' and 'E-mail' contain letters that are not words of any language. */
const ONE_LETTER_WORD_WEIGHT = 0.25;

/** Weight of a word with the letters or ending of a language; a small word weighs 1. */
const TYPICAL_LETTERS_WEIGHT = 0.7;

/** Acronyms, which are not small words: 'AI' and 'IT' are not Italian, 'DE' is not French. */
const ACRONYM_LIKE_WORD_PATTERN = /(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/gu;

/** The scores of all languages for a text, the highest first. */
const languageScores = memoizeByText(
  (text): readonly { language: Language; score: number }[] => {
    const words = (/\p{Ll}/u.test(text) ? text.replace(ACRONYM_LIKE_WORD_PATTERN, ' ') : text)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
    const score = (language: Language) => {
      const commonWordScore = words
        .filter((word) => COMMON_WORDS[language].test(word))
        .reduce((sum, word) => sum + (word.length > 1 ? 1 : ONE_LETTER_WORD_WEIGHT), 0);
      const ending = TYPICAL_LETTERS.find(([typicalOf]) => typicalOf === language)?.[1];
      return (
        commonWordScore +
        (ending
          ? words.filter((word) => word.length > 3 && ending.test(word)).length * TYPICAL_LETTERS_WEIGHT
          : 0)
      );
    };
    return (Object.keys(COMMON_WORDS) as Language[])
      .map((language) => ({ language, score: score(language) }))
      .sort((a, b) => b.score - a.score);
  },
  { maxLength: MAX_MEMOIZED_LINE_CHARACTERS },
);

/**
 * The language of a sentence according to its script, small words and endings; undefined if there are too few of them,
 * or as many of another language.
 * @param main the language of the text around it, which a sentence leaves only with more evidence
 */
export function languageOf(text: string, main?: Language): Language | undefined {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Greek}\p{Script=Devanagari}]{3,}/u.test(
      text,
    )
  )
    return 'other';
  const ranked = languageScores(text);
  const [best, second] = ranked;
  // A text in another language than the text around it needs more evidence.
  const minScore = main && best && best.language !== main ? (main === 'en' ? 2 : 3) : 0.5;
  if (!best || !second || best.score < minScore || best.score <= second.score) return undefined;
  // Between two languages with similar scores, the language of the surrounding text is chosen: 'Mis en place un
  // centre' has Spanish words too.
  const near = ranked.find(({ language }) => language === main);
  if (main !== 'en' && near && near.score > 0 && best.score - near.score < 2) return near.language;
  return best.language;
}

/**
 * If any text has this score or more, those with less do not count: 'C++ e Go' is weak evidence of its language.
 */
const MIN_RELIABLE_SCORE = 2;
/** A text has one vote for each character, up to this number. */
const MAX_VOTES_OF_TEXT = 200;

/** The language of most of the texts, weighted by their length; English if none can be recognised with certainty. */
export function mainLanguage(texts: string[]): Language {
  const reliable = texts.filter((text) => (languageScores(text)[0]?.score ?? 0) >= MIN_RELIABLE_SCORE);
  const votes = new Map<Language, number>();
  for (const text of reliable.length > 0 ? reliable : texts) {
    const language = languageOf(text);
    if (language) votes.set(language, (votes.get(language) ?? 0) + Math.min(text.length, MAX_VOTES_OF_TEXT));
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (!best || best === 'en' || reliable.length > 0) return best ?? 'en';
  // Endings alone do not identify a language: 'Tools' has a double vowel and is not Dutch.
  const hasOwnWord = texts.some((text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 1 && COMMON_WORDS[best].test(word) && !COMMON_WORDS.en.test(word)),
  );
  return hasOwnWord || best === 'other' ? best : 'en';
}
