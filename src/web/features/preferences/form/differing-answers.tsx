import { hoursLabel } from '@/shared/preferences/money-and-hours';
import { groupThousands } from '@/shared/text/whole-number';
import type { PreferenceLists } from '../use-preferences';
import { type AnswerName, answerOf } from './merge-answers';
import type { FormValues } from './values';

const ANSWER_LABELS: Partial<Record<AnswerName, string>> = {
  'fullTime.min_salary': 'Salary from',
  'fullTime.max_salary': 'Salary to',
  'fullTime.start_date': 'Preferred start date',
  'fractional.payment_type': 'Kind of rate',
  'fractional.min_hourly_rate': 'Hourly rate from',
  'fractional.max_hourly_rate': 'Hourly rate to',
  'fractional.min_daily_rate': 'Daily rate from',
  'fractional.max_daily_rate': 'Daily rate to',
  'fractional.hours_per_week': 'Hours per week',
  currentLocationObj: 'Current location',
  timezone_id: 'Timezone',
};

/** '2031-12-01' as '1 December 2031'. At noon, since no clock change moves that to another day. */
const dayText = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-GB', { dateStyle: 'long' });

function answerText(values: FormValues, name: AnswerName, lists: PreferenceLists): string {
  const value = answerOf(values, name);
  if (value === null || value === '') return 'none';
  if (name === 'timezone_id') return lists.timezones.find(({ id }) => id === value)?.text ?? 'none';
  if (name === 'currentLocationObj') return values.currentLocationObj?.label ?? 'none';
  if (name === 'fullTime.start_date') return dayText(String(value));
  if (name === 'fractional.hours_per_week') return hoursLabel(Number(value));
  if (/^\d+$/.test(String(value))) return `USD ${groupThousands(String(value))}`;
  return String(value);
}

export interface DifferingAnswersProps {
  names: readonly AnswerName[];
  here: FormValues;
  saved: FormValues;
  lists: PreferenceLists;
}

/** Shows both values of the answers that two windows changed differently. */
export function DifferingAnswers({ names, here, saved, lists }: DifferingAnswersProps) {
  return (
    <dl className="mt-3 grid gap-x-3 [overflow-wrap:anywhere] max-lg:[&_dt]:mt-1.5 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-y-1">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt>{ANSWER_LABELS[name] ?? name}:</dt>
          <dd className="text-ink">
            {answerText(here, name, lists)} here; {answerText(saved, name, lists)} elsewhere
          </dd>
        </div>
      ))}
    </dl>
  );
}
