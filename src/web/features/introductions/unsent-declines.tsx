import { pageAccount } from '@/web/lib/session/account';
import { textKeys, textPrefix } from '@/web/lib/unsaved-input/unsaved-edits';
import { declineStorageKey } from './decline';
import { UnsentDecline } from './exchanged-contacts';
import type { Introduction } from './queries';

/** Declining answers that were not sent before their introduction was erased. */
export function UnsentDeclines({ introductions }: { introductions: readonly Introduction[] }) {
  const userId = pageAccount()?.id ?? '';
  const prefix = `${textPrefix(userId)}${declineStorageKey('')}`;
  const unsent = textKeys(userId)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((id) => !introductions.some((introduction) => introduction.id === id));
  return (
    <div className="mb-8 empty:hidden">
      {unsent.map((id) => (
        <UnsentDecline
          key={id}
          id={id}
          title="These words were not sent: the introduction has been erased meanwhile."
        />
      ))}
    </div>
  );
}
