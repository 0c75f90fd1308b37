import { useEffect, useRef } from 'react';
import { answerSentences, isAnswerInFirstPerson } from '@/shared/interview/answers';
import type { RoleStatement } from '@/shared/interview/questions';
import { putResult, resultOf } from '@/shared/interview/results';
import { textExcess } from '@/shared/validation/text-excess';
import { Button } from '@/web/components/ui/buttons/button';
import { Field, Textarea } from '@/web/components/ui/inputs/field';
import { useStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { useChange, useRecord } from '../context';
import { changeFacts } from '../edits/conflicts';
import { FIRST_PERSON_PROBLEM, MAX_ANSWER_CHARACTERS } from '../interview/texts';

interface ResultFormProps {
  about: RoleStatement;
  /** The statement as the profile words it. */
  line: string;
  onClose: () => void;
}

/**
 * Asks for the result of a statement. The answer is kept in this browser until the button adds it to the record.
 */
export function ResultForm({ about, line, onClose }: ResultFormProps) {
  const { read } = useRecord();
  const change = useChange();
  const storedResult = resultOf(about);
  const typed = useStoredInput(`result.${about.statement.id}`, storedResult);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const isInFirstPerson = isAnswerInFirstPerson(typed.value);
  const isInvalid =
    typed.value === storedResult ||
    isInFirstPerson ||
    textExcess(typed.value, MAX_ANSWER_CHARACTERS.longer) !== null;
  const preview = answerSentences.number(typed.value, storedResult ? about.statement.value : line);
  const save = () => {
    if (isInvalid) return;
    change((edits) =>
      changeFacts({ ...edits, read }, edits.facts, putResult(edits.facts, about, typed.value)),
    );
    typed.drop();
    onClose();
  };
  return (
    <form
      ref={form}
      className="mt-4 grid max-w-[40rem] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label="What changed because of it?"
        error={isInFirstPerson && FIRST_PERSON_PROBLEM}
        hint={storedResult ? 'A number helps. Empty it to take it back.' : 'A number helps.'}
      >
        <Textarea
          rows={2}
          limit={MAX_ANSWER_CHARACTERS.longer}
          value={typed.value}
          onChange={({ target }) => typed.set(target.value)}
        />
      </Field>
      {preview && !isInFirstPerson && (
        <p aria-live="polite" className="text-ink-2 text-sm [overflow-wrap:anywhere]">
          <span className="mb-1 block font-semibold text-ink">How it will read</span>
          {preview}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" data-once aria-disabled={isInvalid || undefined}>
          {typed.value.trim() || !storedResult ? 'Add to the line' : 'Take it back'}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            typed.drop();
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
