import { useState } from 'react';
import type { RoleFact } from '@/shared/record/facts';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { clearStoredText, readStoredText } from '@/web/lib/unsaved-input/stored-text';
import { useRecord } from '../context';
import type { TypedDates } from './dates-field';
import { splitKey } from './split-key';

type TypedSplit = Pick<TypedDates, 'from' | 'to'> & { title: string };

const isTypedSplit = (value: unknown): value is TypedSplit => {
  const { title, from, to } = (value ?? {}) as Partial<TypedSplit>;
  return [title, from, to].every((text) => typeof text === 'string');
};

/** What was typed to split titles that another window has taken out or merged meanwhile. */
export function LeftSplitNotices() {
  const { facts, mends } = useRecord();
  const [discardedId, setDiscardedId] = useState<string>();
  const presentIds = new Set(facts.roles.map(({ id }) => id));
  const goneRoles = new Map<string, RoleFact>();
  for (const role of mends.flatMap(({ before }) => before))
    if (!presentIds.has(role.id) && role.id !== discardedId) goneRoles.set(role.id, role);
  return [...goneRoles.values()].map((role) => {
    const typed = readStoredText(splitKey(role), isTypedSplit);
    if (!typed) return null;
    return (
      <Notice
        key={role.id}
        tone="danger"
        title={`“${role.title || role.organisation}” is no longer in your record: its split was not made`}
        className="my-6"
        action={
          <Button
            variant="quiet"
            onClick={() => {
              clearStoredText(splitKey(role));
              setDiscardedId(role.id);
            }}
          >
            Discard
          </Button>
        }
      >
        The second title was to be{' '}
        <span dir="auto" className="text-ink [overflow-wrap:anywhere]">
          {[typed.title, typed.from, typed.to].filter((text) => text.trim()).join(', ')}
        </span>
        . Once the title is back, so is the form with these words.
      </Notice>
    );
  });
}
