import { isFirstPerson } from '../grammar/person';
import { fold } from '../text/hygiene';

const CONTACT = /@|https?:|www\.|\d{6,}|\b(?:phone|e-?mail|address|references?|linkedin|present)\b/i;
const SCHOOLING =
  /^(?:bachelor|master|doctor|diploma|b\.?sc|m\.?sc|ph\.?d|mba)\b|\b(?:university|college|institute of)\b/i;
const DATED = /\b(?:19|20)\d\d\b|\b\d{1,2}\/\d{2,4}\b|\d\s?%/;

/** Whether a listed skill can be one: short, in words, no contact detail, date or employer left by extraction. */
export function isSkill(text: string, organisations: readonly string[]): boolean {
  const words = text.split(/\s+/);
  if (words.length > 7 || text.length > 60 || !/\p{L}/u.test(text) || /[:;]$/.test(text)) return false;
  if (CONTACT.test(text) || DATED.test(text) || isFirstPerson(text) || SCHOOLING.test(text)) return false;
  return !organisations.some((name) => fold(name) === fold(text));
}
