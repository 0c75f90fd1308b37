import { useMemo } from 'react';
import { ENGAGEMENT_LIMITS, RATE_UNITS, type RateTerm, type RateUnit } from '@/shared/engagement/terms';
import { refusedNumbers } from '../edit-session/refused-texts';
import { NumberField } from './number-field';
import { TermRow } from './term-row';
import { TermsChoice } from './terms-choice';
import { useTerm } from './use-term';

const UNIT_LABELS: Record<RateUnit, string> = {
  hour: 'An hour',
  day: 'A day',
  month: 'A month',
  year: 'A year',
};

/** Edits the rate: an amount or a range in a currency, or on request. */
export function RateRow() {
  const { term, put, remove } = useTerm('rate');
  const amounts = term && term.per !== 'request';
  const choose = (per: string) => {
    // Without an amount no field shows the numbers that were refused, to be corrected.
    if (per === '' || per === 'request') {
      for (const label of ['From', 'To']) refusedNumbers.set(`rate.${label}`, null);
    }
    if (per === '') remove();
    else put({ per: per as RateTerm['per'] });
  };
  return (
    <TermRow name="rate">
      <div className="grid items-start gap-x-2 min-[24rem]:grid-cols-2">
        <TermsChoice
          label="Rate"
          value={term?.per ?? ''}
          options={[
            { value: '', label: 'Not said' },
            { value: 'request', label: 'On request' },
            ...RATE_UNITS.map((value) => ({ value, label: UNIT_LABELS[value] })),
          ]}
          onChange={choose}
        />
        {amounts && <Amounts term={term} put={put} />}
      </div>
    </TermRow>
  );
}

function Amounts({ term, put }: { term: RateTerm; put: ReturnType<typeof useTerm<'rate'>>['put'] }) {
  // The commonest come first. A currency chosen in another browser may be unknown to this one, and stays a choice.
  const currencies = useMemo(
    () => [...new Set(['USD', 'EUR', 'GBP', term.currency, ...Intl.supportedValuesOf('currency')])],
    [term.currency],
  );
  return (
    <>
      <TermsChoice
        label="Currency"
        value={term.currency}
        options={currencies.map((value) => ({ value, label: value }))}
        onChange={(currency) => put({ currency })}
      />
      <NumberField
        term="rate"
        label="From"
        field="rate"
        value={term.min}
        max={ENGAGEMENT_LIMITS.rate}
        push={(min, group) => put({ min }, group)}
      />
      <NumberField
        term="rate"
        label="To"
        value={term.max}
        max={ENGAGEMENT_LIMITS.rate}
        push={(max, group) => put({ max }, group)}
      />
    </>
  );
}
