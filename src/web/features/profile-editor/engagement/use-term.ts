import {
  putTerm,
  removeTerm,
  TERM_TITLES,
  type Term,
  type TermAudience,
  type TermName,
  termOf,
} from '@/shared/engagement/terms';
import { useEditor, useField } from '../edit-session/context';
import { putRows, removedAudiences } from '../edit-session/removed-hidden';

type TermNamed<Name extends TermName> = Extract<Term, { term: Name }>;

/** Initial values of a term. A rate is not public unless its owner says so. */
const BLANK_TERMS: { [Name in TermName]: TermNamed<Name> } = {
  availability: { term: 'availability', from: '', shown: 'page' },
  capacity: { term: 'capacity', per: 'month', min: 0, max: 0, shown: 'page' },
  start: { term: 'start', text: '', shown: 'page' },
  kind: { term: 'kind', text: '', shown: 'page' },
  notice: { term: 'notice', text: '', shown: 'page' },
  rate: { term: 'rate', per: 'day', min: 0, max: 0, currency: 'USD', shown: 'versions' },
  not_for: { term: 'not_for', text: '', shown: 'page' },
};

/** A term of the edited profile, with functions that change and remove it. */
export function useTerm<Name extends TermName>(name: Name) {
  const editor = useEditor();
  const { store } = editor;
  const engagement = useField('engagement');
  return {
    /** Absent if the term is not stated. */
    term: termOf(engagement, name),
    label: TERM_TITLES[name],
    /** The readers that the term had when it was removed, and has when it is stated again. */
    rememberedAudience: removedAudiences(store)[name],
    put(change: Partial<Omit<TermNamed<Name>, 'term'>>, group?: string) {
      const terms = store.get().engagement;
      // A term that is emptied and typed again was removed in between: it keeps the audience that was chosen.
      const shown = removedAudiences(store)[name] ?? BLANK_TERMS[name].shown;
      const before: Term = termOf(terms, name) ?? { ...BLANK_TERMS[name], shown };
      putRows(editor, { engagement: putTerm(terms, { ...before, ...change }) }, { group });
    },
    /** Sets who sees the term, as its owner chooses. */
    show(shown: TermAudience) {
      const terms = store.get().engagement;
      const { kept_hidden: _, ...term } = termOf(terms, name) ?? BLANK_TERMS[name];
      putRows(editor, { engagement: putTerm(terms, { ...term, shown } as Term) }, { chosen: name });
    },
    remove(group?: string) {
      const terms = store.get().engagement;
      if (termOf(terms, name)) putRows(editor, { engagement: removeTerm(terms, name) }, { group });
    },
  };
}
