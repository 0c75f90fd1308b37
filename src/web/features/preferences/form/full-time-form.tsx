import { MoneyRange } from '../fields/money-range';
import { StartDateField } from '../fields/start-date-field';
import type { PreferenceLists } from '../use-preferences';
import { KindForm } from './kind-form';
import { PreferenceSection } from './preference-section';

/** The preferences for full-time work. */
export function FullTimeForm({ lists, showsTitle }: { lists: PreferenceLists; showsTitle: boolean }) {
  return (
    <KindForm
      kind="fullTime"
      title="Full-time Position"
      lists={lists}
      showsTitle={showsTitle}
      pay={
        <PreferenceSection
          title="Annual salary range"
          text="What you expect, before tax. A range keeps doors open."
        >
          <MoneyRange min="fullTime.min_salary" max="fullTime.max_salary" per="a year" />
        </PreferenceSection>
      }
      availability={<StartDateField />}
      availabilityText="When you could start, and the clock you keep."
    />
  );
}
