/** The numbers that advertisements and resumes write as words, by their English, German, French and Spanish words. */
export const NUMBER_BY_WORD: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'one ein eine einen un une uno',
    2: 'two zwei deux dos',
    3: 'three drei trois tres',
    4: 'four vier quatre cuatro',
    5: 'five fünf cinq cinco',
    6: 'six sechs seis',
    7: 'seven sieben sept siete',
    8: 'eight acht huit ocho',
    9: 'nine neun neuf nueve',
    10: 'ten zehn dix diez',
    11: 'eleven elf onze once',
    12: 'twelve zwölf douze doce',
    13: 'thirteen dreizehn treize trece',
    14: 'fourteen vierzehn quatorze catorce',
    15: 'fifteen fünfzehn quinze quince',
    16: 'sixteen sechzehn seize dieciséis',
    17: 'seventeen siebzehn dix-sept diecisiete',
    18: 'eighteen achtzehn dix-huit dieciocho',
    19: 'nineteen neunzehn dix-neuf diecinueve',
    20: 'twenty zwanzig vingt veinte',
    25: 'twenty-five fünfundzwanzig vingt-cinq veinticinco',
    30: 'thirty dreißig trente treinta',
    40: 'forty vierzig quarante cuarenta',
    50: 'fifty fünfzig cinquante cincuenta',
    60: 'sixty sechzig soixante sesenta',
    70: 'seventy siebzig soixante-dix setenta',
    80: 'eighty achtzig quatre-vingts ochenta',
    90: 'ninety neunzig quatre-vingt-dix noventa',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)])),
);

/**
 * The words of `NUMBER_BY_WORD` as alternatives of a regular expression: longer ones first, so that 'dix-huit' is not
 * taken for 'dix'.
 */
export const NUMBER_WORDS_SOURCE = alternativesOf(Object.keys(NUMBER_BY_WORD));

function alternativesOf(words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).join('|');
}

/** Words of `NUMBER_BY_WORD` that are other words in English: 'once people have asked'. */
const ENGLISH_HOMOGRAPHS: ReadonlySet<string> = new Set(['once', 'seize']);
const HUNDREDS: ReadonlySet<string> = new Set(['hundred', 'hundert', 'cien']);
const SIMPLE_SIZES_SOURCE = alternativesOf([
  ...Object.keys(NUMBER_BY_WORD).filter(
    (word) => NUMBER_BY_WORD[word] !== 1 && !ENGLISH_HOMOGRAPHS.has(word),
  ),
  ...HUNDREDS,
]);
/**
 * The size of a group in words: 'seven', 'thirty-five', 'two hundred'. Words for one are left out, since they are
 * articles too.
 */
export const SIZE_IN_WORDS_SOURCE = `(?:(?:${SIMPLE_SIZES_SOURCE})[ -])?(?:${SIMPLE_SIZES_SOURCE})`;

/** The value of what `SIZE_IN_WORDS_SOURCE` matches; 0 for other words. */
export function sizeInWordsOf(words: string): number {
  const folded = words.toLowerCase();
  return (
    NUMBER_BY_WORD[folded] ??
    folded
      .split(/[ -]/)
      .reduce(
        (total, word) =>
          HUNDREDS.has(word) ? Math.max(total, 1) * 100 : total + (NUMBER_BY_WORD[word] ?? 0),
        0,
      )
  );
}
