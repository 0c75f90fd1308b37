import { pageAccount } from '@/web/lib/session/account';
import { textKeys, textPrefix } from '@/web/lib/unsaved-input/unsaved-edits';
import { declineStorageKey } from './decline-form';
import { UnsentDeclineNotice } from './exchanged-contacts';
import type { Introduction } from './queries';

/** Shows the declining mails that this browser stores and that cannot be sent: their introductions were erased. */
export function UnsentDeclineNotices({ introductions }: { introductions: readonly Introduction[] }) {
  const userId = pageAccount()?.id ?? '';
  const prefix = `${textPrefix(userId)}${declineStorageKey('')}`;
  const introductionIds = textKeys(userId)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((id) => !introductions.some((introduction) => introduction.id === id));
  return (
    <div className="mb-8 empty:hidden">
      {introductionIds.map((id) => (
        <UnsentDeclineNotice
          key={id}
          id={id}
          title="These words were not sent: the introduction has been erased meanwhile."
        />
      ))}
    </div>
  );
}
