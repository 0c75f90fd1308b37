import { useId, useState } from 'react';
import type { Doubt } from '@/shared/record/doubts';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useRecord } from '../context';
import { DatesField } from '../edits/dates-field';
import { NameField } from '../edits/name-field';
import { applyEdit } from '../edits/record-edits';
import { formatYears } from '../edits/year-month';
import { DoubtContext } from './doubt-context';
import { type DoubtAnswer, questionOf } from './question';

/** A doubt with the text it is about. An answer settles it at once. */
export function DoubtItem({ doubt }: { doubt: Doubt }) {
  const record = useRecord();
  const change = useChange();
  const question = questionOf(doubt, record);
  const { role } = doubt;
  const heading = useId();
  const place = `record-doubt.${doubt.id}`;
  const [typing, setTyping] = useState(!question.field?.more || hasStoredInput(place));
  const answer = ({ apply }: DoubtAnswer) => change(apply);
  const { field } = question;
  const rows = [...question.answers, ...(field?.more ? [null] : [])];
  return (
    <li
      id={`doubt-${doubt.id}`}
      aria-labelledby={heading}
      className="grid gap-x-10 gap-y-4 border-rule border-b py-7 max-md:py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="lg:order-2">
        <p className="flex items-baseline justify-between gap-4">
          <span className="record-unsure">Not sure</span>
          <span className="text-ink-3 text-sm">
            {doubt.lines} {doubt.lines === 1 ? 'line rests' : 'lines rest'} on it
          </span>
        </p>
        <h3
          id={heading}
          className="mt-1.5 mb-1 text-balance font-display font-normal text-[1.375rem] leading-tight [overflow-wrap:anywhere]"
        >
          {question.title}
        </h3>
        {question.note && <p className="text-ink-2 text-sm">{question.note}</p>}
        {rows.length > 0 && (
          <ul className="mt-3 border-rule border-t">
            {rows.map((each) => (
              <li key={each?.label ?? 'else'} className="border-rule border-b last:border-b-0">
                <button
                  type="button"
                  aria-expanded={each ? undefined : typing}
                  onClick={() => (each ? answer(each) : setTyping(!typing))}
                  className="grid w-full grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 py-3 text-left leading-snug hover:[&_b]:underline"
                >
                  <span
                    aria-hidden
                    className="size-4 translate-y-0.5 rounded-full border border-field-line bg-surface"
                  />
                  <span className="[overflow-wrap:anywhere]">
                    <b className="font-semibold">{each?.label ?? field?.more}</b>
                    {each?.outcome && <span className="block text-ink-2 text-sm">{each.outcome}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {field && typing && field.kind === 'dates' && (
          <DatesField
            place={place}
            role={role}
            onKeep={(dates) => {
              const { start: _, end: __, otherDates: ___, ...rest } = role;
              const put = [{ ...rest, ...dates }];
              const said = `${role.title}: ${formatYears(dates.start, dates.end)}`;
              change((edits) => applyEdit(edits, { kind: 'answer', said, doubt: doubt.id, upserted: put }));
            }}
          />
        )}
        {field && typing && field.kind !== 'dates' && (
          <NameField
            place={place}
            label={field.label}
            onKeep={(name) => {
              const put = [{ ...role, [field.kind === 'title' ? 'title' : 'organisation']: name }];
              const said =
                field.kind === 'title' ? `${role.organisation}: ${name}` : `${role.title}: ${name}`;
              change((edits) => applyEdit(edits, { kind: 'answer', said, doubt: doubt.id, upserted: put }));
            }}
          />
        )}
        {question.links.length > 0 && (
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
            {question.links.map((link) => (
              <button key={link.label} type="button" onClick={() => answer(link)} className="record-link">
                {link.label}
              </button>
            ))}
          </p>
        )}
      </div>
      <DoubtContext doubt={doubt} />
    </li>
  );
}
