/** Splits texts that have lost the breaks between the items of their list, and removes addresses at their ends. */
import { isAnswerId } from '@/shared/interview/answers';
import type { StatementFact } from '@/shared/record/facts';

/** Items of a list in one text, whose line breaks were lost: '... trusted data.• Writing a book'. */
const GLUED_BULLET_PATTERN = /(?<=\S)[•●▪■◦►‣➢]\s?/u;
/** A sentence or heading that follows the last item without a space: 'decisions stickTypical areas I work on:'. */
const GLUED_SENTENCE_PATTERN =
  /(?<=\p{Ll}[.!?:]?)(?=\p{Lu}\p{Ll}+ [^.:;]{3,60}:$|If you|I['’]m |(?:My|We) )(?<!\s)/u;
/** A text with this many items or more is a list that has lost its line breaks. */
const MIN_GLUED_ITEMS = 3;

/** The lines of a text about oneself that has lost the breaks between the items of its list. */
export function splitGlued(fact: StatementFact): StatementFact[] {
  const items = fact.value.split(GLUED_BULLET_PATTERN);
  if (items.length < MIN_GLUED_ITEMS || isAnswerId(fact.id)) return [fact];
  return linesOf(
    fact,
    items.flatMap((item) => item.split(GLUED_SENTENCE_PATTERN)),
  );
}

const linesOf = (fact: StatementFact, items: readonly string[]): StatementFact[] =>
  items
    .map((value, at) => ({ ...fact, id: `${fact.id}-${at}`, value: value.trim() }))
    .filter(({ value }) => value !== '');

/** A sign before an item in place of a bullet: 'Planned two mills > Wrote the tenders'. */
const SIGN_BEFORE_ITEM_PATTERN = /(?<=[\p{L}\d)%.]) > (?=\p{Lu}\p{L})/u;
/** Items of fewer words are the path of a menu: 'Tools > Options'. */
const MIN_ITEM_WORDS = 3;
/** With this many longer items, a text that also has shorter ones is a list. */
const MIN_LONG_ITEMS = 4;

/** The items of a text of a role that is a list, with bullets or '>' before its items and without line breaks. */
export function splitAtSigns(fact: StatementFact): StatementFact[] {
  if (isAnswerId(fact.id)) return [fact];
  const byBullet = fact.value.split(GLUED_BULLET_PATTERN);
  const items = byBullet.length < MIN_GLUED_ITEMS ? fact.value.split(SIGN_BEFORE_ITEM_PATTERN) : byBullet;
  const longCount = items.filter((item) => item.trim().split(' ').length >= MIN_ITEM_WORDS).length;
  const isList = longCount === items.length || (longCount >= MIN_LONG_ITEMS && longCount * 2 > items.length);
  return items.length > 1 && isList ? linesOf(fact, items) : [fact];
}

/** An address at the end of a line: '... 40 apps to the store: shop.example.org/apps/40', '(www.example.org)'. */
const ADDRESS_AT_END_PATTERN =
  /[\s:–—(-]{1,3}(?:(?:https?:\/\/|www\.)\S{3,200}|[\w-]{2,30}(?:\.[\w-]{2,30}){1,3}\/\S{3,200})$/u;
/** With fewer words before it, an address is what the line is about: 'Interview at the fair: https://...'. */
const MIN_WORDS_BEFORE_ADDRESS = 4;

/** A line without an address at its end. */
export function removeAddress(fact: StatementFact): StatementFact {
  const value = fact.value.replace(ADDRESS_AT_END_PATTERN, '').trim();
  return value === fact.value || isAnswerId(fact.id) || value.split(' ').length < MIN_WORDS_BEFORE_ADDRESS
    ? fact
    : { ...fact, value };
}
