/** Engagement terms in the words that readers see: label and value. */
import { formatCalendarDay } from '../time/calendar-day';
import {
  type RateTerm,
  type RateUnit,
  TERM_NAMES,
  TERM_TITLES,
  type Term,
  type TermName,
  termOf,
} from './terms';

export interface ShownTerm {
  term: TermName;
  label: string;
  text: string;
}

/** A range as '6 to 8', or '20' if only one end is given; '' if neither is. */
function rangeText(min: number, max: number, format: (value: number) => string = String): string {
  const low = min || max;
  const high = max || min;
  if (low === 0) return '';
  return low === high ? format(low) : `${format(Math.min(low, high))} to ${format(Math.max(low, high))}`;
}

/** Hours with their unit: '1 hour a week', '6 to 8 hours a week'. @param range as shown, '6 to 8' */
export const hoursAWeek = (range: string): string => `${range} ${range === '1' ? 'hour' : 'hours'} a week`;

function amountsText({ min, max, currency }: RateTerm): string {
  const integer = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  let first = true;
  // The currency sign is written once, before the lower amount.
  return rangeText(min, max, (value) => {
    const text = first ? money.format(value) : integer.format(value);
    first = false;
    return text;
  });
}

const RATE_UNIT_TEXTS: Record<RateUnit, string> = {
  hour: 'an hour',
  day: 'a day',
  month: 'a month',
  year: 'a year',
};

function labelAndTextOf(term: Term): { label: string; text: string } {
  const label = TERM_TITLES[term.term];
  switch (term.term) {
    case 'availability':
      return { label, text: term.from ? `From ${formatCalendarDay(term.from)}` : 'Now' };
    case 'capacity':
      return {
        label: term.per === 'month' ? 'Days a month' : 'Hours a week',
        text: rangeText(term.min, term.max),
      };
    case 'rate': {
      if (term.per === 'request') return { label, text: 'On request' };
      const text = amountsText(term);
      return { label, text: text && `${text} ${RATE_UNIT_TEXTS[term.per]}` };
    }
    default:
      return { label, text: term.text.replace(/\s+/g, ' ').trim() };
  }
}

/** The terms that have a value, in the order of the page. */
export function shownTerms(engagement: readonly Term[]): ShownTerm[] {
  return TERM_NAMES.flatMap((name) => {
    const term = termOf(engagement, name);
    const shownTerm = term && labelAndTextOf(term);
    return shownTerm?.text ? [{ term: name, ...shownTerm }] : [];
  });
}

/** 'Available from 11 January 2027, 6 to 8 days a month': the line under a name; '' if no availability is shown. */
export function availabilityLine(engagement: readonly Term[]): string {
  const availability = termOf(engagement, 'availability');
  if (!availability) return '';
  const capacity = termOf(engagement, 'capacity');
  const capacityText = capacity && rangeText(capacity.min, capacity.max);
  const unit = capacity?.per === 'month' ? ['day', 'a month'] : ['hour', 'a week'];
  return [
    availability.from ? `Available from ${formatCalendarDay(availability.from)}` : 'Available now',
    capacityText && `${capacityText} ${unit[0]}${capacityText === '1' ? '' : 's'} ${unit[1]}`,
  ]
    .filter(Boolean)
    .join(', ');
}
