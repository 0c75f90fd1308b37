import { LinkButton } from '@/web/components/ui/buttons/button';
import type { StoredPreferences } from '@/web/lib/queries/work-preferences';
import { PREFERENCE_QUESTIONS, summaryOf } from './preferences-summary';

/** A summary of the answers or, before any is given, of the questions; and the link to the form. */
export function JobPreferences({ stored }: { stored: StoredPreferences }) {
  const answered = stored.revision > 0;
  return (
    <>
      <p className="mt-2 text-ink-2">
        {answered
          ? 'What you would take, and where.'
          : 'Not set yet. Five short questions; every one but the first can be left for later.'}
      </p>
      <dl className="mt-5 grid">
        {(answered ? summaryOf(stored) : PREFERENCE_QUESTIONS).map(([term, answer]) => (
          <div
            key={term}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 max-[16rem]:grid-cols-1 border-rule border-t py-3 text-sm"
          >
            <dt className="text-ink-3">{term}</dt>
            <dd className="[overflow-wrap:anywhere]">{answer}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto pt-6">
        <LinkButton to="/work-preferences">{answered ? 'Update Preferences' : 'Get Started'}</LinkButton>
      </div>
    </>
  );
}
