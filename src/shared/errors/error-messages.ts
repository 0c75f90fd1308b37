/**
 * Messages of the error table that screens also show themselves. They are outside the table, so that these screens do
 * not load it.
 */

/** The message for unexpected errors. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';
/** The message for input that a schema refuses, if the schema's own message is not meant for people. */
export const INVALID_INPUT_MESSAGE = 'Something in the form is not valid.';
/** The message for a slug that somebody else's public page has. */
export const SLUG_TAKEN_MESSAGE = 'This address is taken.';
