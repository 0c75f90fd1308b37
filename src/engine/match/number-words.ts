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
    11: 'eleven onze',
    12: 'twelve zwölf douze doce',
    15: 'fifteen',
    18: 'eighteen achtzehn dix-huit dieciocho',
    19: 'nineteen',
    20: 'twenty',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, Number(number)])),
);
