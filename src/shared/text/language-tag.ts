/** The language a text is written in, as a BCP 47 tag: for `lang` attributes and machine-readable data. */

/**
 * Letters that identify a language, among those of the product's readers: a script of its own, or letters that others
 * of the same script lack. The first line that matches decides; those without a tag are of languages that are not told
 * apart.
 */
const LETTERS_BY_LANGUAGE: readonly [tag: string | undefined, letters: RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ur', /[ٹڈڑںے]/u],
  ['fa', /[پچژگ]/u],
  ['ar', /\p{Script=Arabic}/u],
  ['el', /\p{Script=Greek}/u],
  ['th', /\p{Script=Thai}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['be', /ў/iu],
  // Serbian and Macedonian; languages of Central Asia.
  [undefined, /[ђћљњџјѓќѕәғқңөұүһ]/iu],
  ['uk', /[іїєґ]/iu],
  ['ru', /[ыэё]/iu],
  // Bulgarian, or a Russian text too short to have a letter of the line before.
  [undefined, /ъ/iu],
  ['ru', /\p{Script=Cyrillic}/u],
];

/** The most frequent small words of each language; few are shared between two of them. */
const FREQUENT_WORDS: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    en: 'the and of to in for with on by from at as is are was that this into their an a which while has have',
    de: 'der die das und von für mit im zur zum des den dem eine einer eines ein bei auf als durch über sowie ist war',
    fr: 'le la les et de des du une un pour avec dans sur par au aux en chez est sont que qui ses son plus',
    es: 'el la los las y de del una un para con en por que se su sus al como es más desde sobre',
    pt: 'o a os as e de da do das dos uma um para com em na no nas nos por que se ao como é mais são',
    it: 'il lo la gli le e di del della dei delle un una per con in nel nella da dal che si al alla è sono ha',
    nl: 'de het een en van voor met in op bij als door over naar te zijn is was aan uit dat die heeft',
    pl: 'i w na z do od dla oraz po przez się jest był była jako przy nad który która za ze',
    sv: 'och i att det som en på är av för med den till ett om har var från vid hos',
    da: 'og i at det som en på er af for med den til et om har var fra ved hos',
    vi: 'và của là các cho trong với đã được một những từ có ba không người',
    tr: 've bir bu için ile da de olarak olan daha çok en sonra gibi kadar',
  }).map(([tag, words]) => [tag, new Set(words.split(' '))]),
);

/** Maximum characters that are read; more seldom changes it. */
const MAX_READ_CHARACTERS = 4_000;
/** Minimum number of a language's frequent words in a text that is taken for it. */
const MIN_FREQUENT_WORDS = 2;
/** Minimum share of letters outside the Latin script in a text that is written in another script. */
const MIN_SCRIPT_SHARE = 0.3;

/**
 * Detects the language of prose.
 * @param text of any length; only its beginning is read
 * @returns a BCP 47 primary tag as 'en' or 'ja'; `undefined` if no language is certain, as in a short text
 */
export function languageTag(text: string): string | undefined {
  const start = text.slice(0, MAX_READ_CHARACTERS);
  const letters = start.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return undefined;
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).join('');
  if (foreign.length >= letters.length * MIN_SCRIPT_SHARE) {
    return LETTERS_BY_LANGUAGE.find(([, letters]) => letters.test(foreign))?.[0];
  }
  const words = start.toLowerCase().split(/[^\p{L}]+/u);
  const counts = Object.entries(FREQUENT_WORDS)
    .map(([tag, frequentWords]) => ({ tag, count: words.filter((word) => frequentWords.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [best, second] = counts;
  return best && second && best.count >= MIN_FREQUENT_WORDS && best.count > second.count
    ? best.tag
    : undefined;
}
