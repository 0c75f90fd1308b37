const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count in a sentence: a word up to twelve ('no' for 0), in digits above. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);
