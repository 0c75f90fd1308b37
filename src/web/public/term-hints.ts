import { hoursAWeek, type ShownTerm } from '@/shared/engagement/shown-terms';
import type { TermName } from '@/shared/engagement/terms';
import { asSentence } from '@/shared/text/as-sentence';

/** Hints for the fields of an introduction, taken from the owner's terms; absent if a term is not shown. */
export interface TermHints {
  about?: string;
  days?: string;
  start?: string;
  rate?: string;
}

/** The field's label gives the unit of days a month, but not that of hours. */
const capacityText = ({ label, text }: ShownTerm) => (label === 'Hours a week' ? hoursAWeek(text) : text);

/**
 * The hints beside the form's fields.
 * @param terms those that readers of the page see
 * @param firstName the owner's
 */
export function termHints(terms: readonly ShownTerm[], firstName: string): TermHints {
  const termByName = new Map<TermName, ShownTerm>(terms.map((term) => [term.term, term]));
  const capacity = termByName.get('capacity');
  const from = termByName.get('availability')?.text;
  const start = termByName.get('start')?.text;
  const rate = termByName.get('rate')?.text;
  const sentences = (...parts: (string | false | undefined)[]) =>
    parts.flatMap((part) => (part ? asSentence(part) : [])).join(' ') || undefined;
  const labelledText = (name: TermName) => {
    const term = termByName.get(name);
    return term && `${term.label}: ${term.text}`;
  };
  return {
    about: sentences(labelledText('kind'), labelledText('not_for')),
    days: capacity && `${firstName} offers ${capacityText(capacity)}`,
    start: sentences(
      from && `${firstName} is available ${from === 'Now' ? 'now' : from.replace('From', 'from')}`,
      start && `Start: ${start}`,
    ),
    rate: rate && `${firstName}’s rate is ${rate === 'On request' ? 'on request' : rate}.`,
  };
}
