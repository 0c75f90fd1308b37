import { availabilityLine, shownTerms } from '@/shared/engagement/shown-terms';
import { type TermAudience, termsFor } from '@/shared/engagement/terms';
import { localDay } from '@/shared/time/calendar-day';
import { EditableSection } from '../controls/editable-section';
import { RefusedTextMessages } from '../controls/refused-text-messages';
import { useField } from '../edit-session/context';
import { refusedNumbers } from '../edit-session/refused-texts';
import { EmptySectionHint } from '../sections/empty-section-hint';
import { EngagementEditor } from './engagement-editor';

/** The engagement terms, shown and edited in place. */
export function EngagementPart() {
  return (
    <EditableSection section="engagement" title="Engagement" edit={() => <EngagementEditor />}>
      <RefusedTextMessages of={refusedNumbers} />
      <EngagementView />
    </EditableSection>
  );
}

/** The audience of a term, shown unless everybody sees it. */
const AUDIENCE_REMARKS: Record<TermAudience, string> = {
  page: '',
  versions: 'On versions only',
  hidden: 'Hidden',
};

function EngagementView() {
  const engagement = useField('engagement');
  const terms = shownTerms(engagement);
  if (terms.length === 0) {
    return (
      <EmptySectionHint>
        When you are available and how much, at which rate, and what you are not for.
      </EmptySectionHint>
    );
  }
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
      {terms.map(({ term, label, text }) => {
        const shown = engagement.find((other) => other.term === term)?.shown ?? 'hidden';
        return (
          <div key={term} className={term === 'not_for' ? 'col-span-full min-w-0' : 'min-w-0'}>
            <dt className="flex flex-wrap gap-x-2 font-semibold text-sm">
              {label}
              {AUDIENCE_REMARKS[shown] && (
                <span className="font-normal text-ink-3">{AUDIENCE_REMARKS[shown]}</span>
              )}
            </dt>
            <dd
              dir="auto"
              data-field={term}
              className={`mt-0.5 font-display text-lg leading-snug [overflow-wrap:anywhere] ${shown === 'hidden' ? 'text-ink-3' : ''}`}
            >
              {text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The owner's availability, as readers of the page see it under the name. */
export function AvailabilityLine() {
  const line = availabilityLine(termsFor('page', useField('engagement'), localDay(new Date())));
  return line && <p className="text-ink-2 text-sm">{line}</p>;
}
