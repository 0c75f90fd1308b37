import type { ShownTerm } from '@/shared/engagement/shown-terms';
import type { TermName } from '@/shared/engagement/terms';

/** Hints for the fields of an introduction, taken from the owner's terms; absent if a term is not shown. */
export interface TermHints {
  about?: string;
  days?: string;
  start?: string;
  rate?: string;
}

/** The hints beside the form's fields. @param terms those that readers of the page see */
export function termHints(terms: readonly ShownTerm[], first: string): TermHints {
  const termByName = new Map<TermName, ShownTerm>(terms.map((term) => [term.term, term]));
  const capacity = termByName.get('capacity');
  const from = termByName.get('availability')?.text;
  const start = termByName.get('start')?.text;
  const rate = termByName.get('rate')?.text;
  const sentences = (...parts: (string | false | undefined)[]) =>
    parts.flatMap((part) => (part ? `${part}.` : [])).join(' ') || undefined;
  const labelledText = (name: TermName) => {
    const term = termByName.get(name);
    return term && `${term.label}: ${term.text.replace(/\.$/, '')}`;
  };
  return {
    about: sentences(labelledText('kind'), labelledText('not_for')),
    days:
      capacity &&
      `${first} offers ${capacity.text}${capacity.label === 'Hours a week' ? ' hours a week' : ''}`,
    start: sentences(
      from && `${first} is available ${from === 'Now' ? 'now' : from.replace('From', 'from')}`,
      start && `Start: ${start}`,
    ),
    rate: rate && `${first}’s rate is ${rate === 'On request' ? 'on request' : rate}.`,
  };
}
