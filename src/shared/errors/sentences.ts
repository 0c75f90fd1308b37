/**
 * Sentences of the error table that screens also show on their own. They are outside the table, so that these screens
 * do not load it.
 */

/** The sentence for unexpected errors. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';
/** The sentence for input that a schema refuses, whose own message is not meant for people. */
export const INVALID_INPUT_MESSAGE = 'Something in the form is not valid.';
/** The sentence for a public address of somebody else. */
export const SLUG_TAKEN_MESSAGE = 'This address is taken.';
