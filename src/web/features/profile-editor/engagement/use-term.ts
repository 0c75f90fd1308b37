import {
  putTerm,
  removeTerm,
  TERM_TITLES,
  type Term,
  type TermName,
  termOf,
} from '@/shared/engagement/terms';
import { useEditor, useField } from '../edit-session/context';
import { removedInVisit } from '../edit-session/removed-hidden';

type Of<Name extends TermName> = Extract<Term, { term: Name }>;

/** Initial values of a term. A rate is not public unless its owner says so. */
const BLANK: { [Name in TermName]: Of<Name> } = {
  availability: { term: 'availability', from: '', shown: 'page' },
  capacity: { term: 'capacity', per: 'month', min: 0, max: 0, shown: 'page' },
  start: { term: 'start', text: '', shown: 'page' },
  kind: { term: 'kind', text: '', shown: 'page' },
  notice: { term: 'notice', text: '', shown: 'page' },
  rate: { term: 'rate', per: 'day', min: 0, max: 0, currency: 'USD', shown: 'versions' },
  not_for: { term: 'not_for', text: '', shown: 'page' },
};

/** A term of the edited profile. */
export function useTerm<Name extends TermName>(name: Name) {
  const { store } = useEditor();
  const engagement = useField('engagement');
  const set = (next: Term[], group?: string) => store.set({ engagement: next }, { group });
  return {
    /** Absent if the term is not stated. */
    term: termOf(engagement, name),
    label: TERM_TITLES[name],
    put(change: Partial<Omit<Of<Name>, 'term'>>, group?: string) {
      const now = store.get().engagement;
      // Emptied while it is retyped, a term is gone for a moment; who sees it stays as it was chosen.
      const shown = removedInVisit(store).terms.get(name) ?? BLANK[name].shown;
      const before: Term = termOf(now, name) ?? { ...BLANK[name], shown };
      set(putTerm(now, { ...before, ...change }), group);
    },
    remove(group?: string) {
      const now = store.get().engagement;
      const term = termOf(now, name);
      if (!term) return;
      removedInVisit(store).terms.set(name, term.shown);
      set(removeTerm(now, name), group);
    },
  };
}
