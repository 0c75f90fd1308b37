import { useId, useState } from 'react';
import type { Answers } from '@/shared/interview/answers';
import type { RoleStatement } from '@/shared/interview/questions';
import { Field, Textarea } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { type FormProps, MAX_ANSWER_CHARACTERS, whyProblem } from './texts';

const removeFinalPeriod = (text: string) => text.replace(/[.\s]+$/, '');

/** A choice of a line of the record, or one's own, with a reason. */
export function ProudestLine({
  lines,
  answers: { proudest },
  onChange,
}: FormProps & { lines: readonly RoleStatement[] }) {
  const name = useId();
  const values = lines.map(({ statement }) => removeFinalPeriod(statement.value));
  const [isOwnLine, setOwnLine] = useState(false);
  // Derived, since an answer may arrive while the form is open: from a closed page, or from another device.
  const isOwnLineShown = isOwnLine || (proudest.line !== '' && !values.includes(proudest.line));
  /** The owner's own text: the answer until a line is selected, and kept while one is. */
  const typed = useStoredInput('interview-own-line', '');
  const set = (part: Partial<Answers['proudest']>) => onChange({ proudest: { ...proudest, ...part } });
  const chooseLine = (line: string | null) => {
    setOwnLine(line === null);
    set({ line: line ?? typed.value });
    if (line === null) typed.drop();
    else if (isOwnLineShown) typed.set(proudest.line);
  };
  return (
    <div className="grid gap-6">
      {values.length > 0 && (
        <fieldset className="border-rule border-t">
          <legend className="sr-only">A line of your record</legend>
          {[...values, null].map((value) => (
            <label
              key={value ?? 'other'}
              className="grid cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] items-baseline gap-x-3 border-rule border-b py-3"
            >
              <input
                type="radio"
                name={name}
                className="size-4 translate-y-0.5 accent-primary"
                checked={value === null ? isOwnLineShown : !isOwnLineShown && proudest.line === value}
                onChange={() => chooseLine(value)}
              />
              <span className="[overflow-wrap:anywhere]">{value ?? 'Something that is not here'}</span>
            </label>
          ))}
        </fieldset>
      )}
      {(isOwnLineShown || values.length === 0) && (
        <Field label="What it was" hint="“Cut the time to open an account from 11 days to 48 hours.”">
          <Textarea
            rows={2}
            limit={MAX_ANSWER_CHARACTERS.sentence}
            value={proudest.line}
            onChange={({ target }) => {
              // The field stays open when it is emptied, or has the text of a line of the record.
              setOwnLine(true);
              set({ line: target.value });
            }}
          />
        </Field>
      )}
      <Field label="Why this one?" error={whyProblem(proudest)} hint="A sentence is enough.">
        <Textarea
          rows={2}
          limit={MAX_ANSWER_CHARACTERS.sentence}
          value={proudest.why}
          onChange={({ target }) => set({ why: target.value })}
        />
      </Field>
    </div>
  );
}
