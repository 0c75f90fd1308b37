/** The storage key of answers of the interview that are not valid facts yet. */
export const ANSWERS_KEY = 'interview';
