/** Escapes a text for the content of an HTML or XML element; not for an attribute, whose quotes it leaves alone. */
export const escapeMarkup = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
