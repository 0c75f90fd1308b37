import { useState } from 'react';
import type { Doubt } from '@/shared/record/doubts';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange } from '../context';
import { DatesField } from '../edits/dates-field';
import { NameField } from '../edits/name-field';
import { applyEdit } from '../edits/record-edits';
import { formatYears } from '../edits/year-month';
import type { DoubtAnswer, DoubtQuestion } from './question';

/** The answers to choose from, the field for another one, and the alternatives to that field. */
export function DoubtAnswers({ doubt, question }: { doubt: Doubt; question: DoubtQuestion }) {
  const change = useChange();
  const { role } = doubt;
  const storageKey = `record-doubt.${doubt.id}`;
  const [typing, setTyping] = useState(!question.field?.otherLabel || hasStoredInput(storageKey));
  const answer = ({ apply }: DoubtAnswer) => change(apply);
  const { field } = question;
  const rows = [...question.answers, ...(field?.otherLabel ? [null] : [])];
  return (
    <>
      {rows.length > 0 && (
        <ul className="mt-3 border-rule border-t">
          {rows.map((row) => (
            <li key={row?.label ?? 'else'} className="border-rule border-b last:border-b-0">
              <button
                type="button"
                aria-expanded={row ? undefined : typing}
                onClick={() => (row ? answer(row) : setTyping(!typing))}
                className="grid w-full grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 py-3 text-left leading-snug hover:[&_b]:underline"
              >
                <span
                  aria-hidden
                  className="size-4 translate-y-0.5 rounded-full border border-field-line bg-surface"
                />
                <span className="[overflow-wrap:anywhere]">
                  <b className="font-semibold">{row?.label ?? field?.otherLabel}</b>
                  {row?.outcome && <span className="block text-ink-2 text-sm">{row.outcome}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {field && typing && field.kind === 'dates' && (
        <DatesField
          storageKey={storageKey}
          role={role}
          onSubmit={(dates) => {
            const { start: _, end: __, otherDates: ___, ...rest } = role;
            const upserted = [{ ...rest, ...dates }];
            const said = `${role.title}: ${formatYears(dates.start, dates.end)}`;
            change((edits) => applyEdit(edits, { kind: 'answer', said, doubt: doubt.id, upserted }));
          }}
        />
      )}
      {field && typing && field.kind !== 'dates' && (
        <NameField
          storageKey={storageKey}
          label={field.label}
          onSubmit={(name) => {
            const upserted = [{ ...role, [field.kind === 'title' ? 'title' : 'organisation']: name }];
            const said = field.kind === 'title' ? `${role.organisation}: ${name}` : `${role.title}: ${name}`;
            change((edits) => applyEdit(edits, { kind: 'answer', said, doubt: doubt.id, upserted }));
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
    </>
  );
}
