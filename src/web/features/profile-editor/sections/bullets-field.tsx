import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { deepEqual } from '@/shared/json/deep-equal';
import { PROFILE_LIMITS } from '@/shared/profile/limits';
import { listExcess, textExcess } from '@/shared/validation/text-excess';
import { AutoGrowTextarea } from '@/web/components/ui/inputs/auto-grow-textarea';
import { Field } from '@/web/components/ui/inputs/field';
import { useFieldDraft } from '../edit-session/use-field-draft';
import { addBullets, joinWithLineAbove, normaliseBullets, removeBullets } from './bullets';

export interface BulletsFieldProps {
  bullets: readonly string[];
  push: (bullets: string[], group: string) => void;
  onCancelled: (changed: boolean) => void;
}

/** A field with one bullet per line; the bullet glyphs are set automatically. */
export function BulletsField({ bullets, push, onCancelled }: BulletsFieldProps) {
  const draft = useFieldDraft(addBullets(bullets), (text, group) => push(removeBullets(text), group));
  const field = useRef<HTMLDivElement>(null);
  const caret = useRef<number | null>(null);
  // The field's text, which may have one more blank line than the stored one: the bullet being started.
  // An object, since every text that is typed has to be rendered.
  const [fieldText, setFieldText] = useState<{ text: string } | null>(null);
  const draftText = draft.text();
  const text =
    fieldText && deepEqual(removeBullets(fieldText.text), removeBullets(draftText))
      ? fieldText.text
      : draftText;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.querySelector('textarea')?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const applyEdit = (next: { text: string; caret: number }) => {
    caret.current = next.caret;
    setFieldText(next);
    draft.type(next.text);
  };
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (event.key === 'Escape') {
      setFieldText(null);
      const changed = draft.cancel();
      if (changed) event.preventDefault();
      onCancelled(changed);
    } else if (event.key === 'Backspace' && selectionStart === selectionEnd) {
      const edit = joinWithLineAbove(text, selectionStart);
      if (!edit) return;
      event.preventDefault();
      applyEdit(edit);
    }
  };

  return (
    <div ref={field}>
      <Field
        label="What this persona does"
        error={excessMessageOf(removeBullets(text))}
        hint={
          <>
            One bullet per line.{' '}
            <span className="pointer-coarse:hidden">
              <kbd>Esc</kbd> puts back what was there.
            </span>
          </>
        }
      >
        <AutoGrowTextarea
          data-field="bullets"
          value={text}
          placeholder="Set the first weekly operating review, still run five years on"
          onFocus={draft.begin}
          onBlur={() => {
            draft.flush();
            setFieldText(null);
          }}
          onKeyDown={handleKey}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
            applyEdit(normaliseBullets(target.value, target.selectionStart))
          }
          className="min-h-32"
        />
      </Field>
    </div>
  );
}

/** The message for the bullet that is too long, or for too many bullets. */
function excessMessageOf(bullets: readonly string[]): string | null {
  const index = bullets.findIndex((bullet) => bullet.length > PROFILE_LIMITS.line);
  if (index >= 0) return `Bullet ${index + 1}: ${textExcess(bullets[index] ?? '', PROFILE_LIMITS.line)}`;
  return listExcess(bullets.length, PROFILE_LIMITS.lines);
}
