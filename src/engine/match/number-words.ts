/** The numbers that advertisements write as words, by their English, German, French and Spanish words. */
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
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)])),
);

/**
 * The words of `NUMBER_BY_WORD` as alternatives of a regular expression: longer ones first, so that 'dix-huit' is not
 * taken for 'dix'.
 */
export const NUMBER_WORDS_SOURCE = Object.keys(NUMBER_BY_WORD)
  .sort((a, b) => b.length - a.length)
  .join('|');
