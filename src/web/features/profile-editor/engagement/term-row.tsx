import { type ReactNode, useId } from 'react';
import { TERM_AUDIENCES, type TermAudience, type TermName } from '@/shared/engagement/terms';
import { TermsChoice } from './terms-choice';
import { useTerm } from './use-term';

const AUDIENCE_LABELS: Record<TermAudience, string> = {
  page: 'On the page',
  versions: 'On versions only',
  hidden: 'Hidden',
};

/** A row with a term's name, its controls, and its audience. */
export function TermRow({ name, children }: { name: TermName; children: ReactNode }) {
  const { term, label, rememberedAudience, show } = useTerm(name);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be in a column of a grid
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 border-rule border-t py-2.5 sm:grid-cols-[7.5rem_minmax(0,1fr)_10.5rem]"
    >
      <p id={id} className="pt-1.5 font-emphasis text-sm sm:pt-3.5">
        {label}
      </p>
      <div className="min-w-0">
        {children}
        {term?.kept_hidden && (
          <p role="status" className="pt-1 text-ink-2 text-sm">
            You removed this term while it was shown to fewer people. It stays so until you choose.
          </p>
        )}
      </div>
      <TermsChoice
        label={`Who sees: ${label}`}
        value={term?.shown ?? rememberedAudience ?? ''}
        disabled={!term}
        options={[
          ...(term || rememberedAudience ? [] : [{ value: '', label: 'Not said' }]),
          ...TERM_AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] })),
        ]}
        onChange={(shown) => show(shown as TermAudience)}
      />
    </div>
  );
}
