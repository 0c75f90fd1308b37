import { MoneyRange } from '../fields/money-range';
import { StartDateField } from '../fields/start-date-field';
import type { Lists } from '../use-preferences';
import { KindForm } from './kind-form';
import { LedgerSection } from './ledger';

export function FullTimeForm({ lists, titled }: { lists: Lists; titled: boolean }) {
  return (
    <KindForm
      kind="fullTime"
      title="Full-time Position"
      lists={lists}
      titled={titled}
      pay={
        <LedgerSection
          title="Annual salary range"
          text="What you expect, before tax. A range keeps doors open."
        >
          <MoneyRange min="fullTime.min_salary" max="fullTime.max_salary" per="a year" />
        </LedgerSection>
      }
      availability={<StartDateField />}
      availabilityText="When you could start, and the clock you keep."
    />
  );
}
