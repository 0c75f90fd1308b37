/**
 * Sentences of the table of errors that screens show by themselves. Outside the table, which would otherwise be loaded
 * with each of them.
 */

/** The sentence for unexpected errors. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';
/** The sentence for input that a schema refuses, whose own message is not meant for people. */
export const INVALID_INPUT_MESSAGE = 'Something in the form is not valid.';
/** The sentence for a public address of somebody else. */
export const SLUG_TAKEN_MESSAGE = 'This address is taken.';
