/** Declining mails that this browser stores and that cannot be sent any more. */
import { useState } from 'react';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { pageAccount } from '@/web/lib/session/account';
import { clearStoredText, isText, readStoredText } from '@/web/lib/unsaved-input/stored-text';
import { textKeys, textPrefix } from '@/web/lib/unsaved-input/unsaved-edits';
import { declineStorageKey } from './decline-form';
import type { Introduction } from './queries';

/** Shows the stored declining mails whose introductions were erased before they were sent. */
export function UnsentDeclineNotices({ introductions }: { introductions: readonly Introduction[] }) {
  const userId = pageAccount()?.id ?? '';
  const prefix = `${textPrefix(userId)}${declineStorageKey('')}`;
  const introductionIds = textKeys(userId)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((id) => !introductions.some((introduction) => id.startsWith(introduction.id)));
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

/** The text of a declining mail that was not sent, if one is stored. @param props.title the reason */
export function UnsentDeclineNotice({ id, title }: { id: string; title: string }) {
  const [unsentText, setUnsentText] = useState(() => readStoredText(declineStorageKey(id), isText));
  if (unsentText === null) return null;
  return (
    <Notice
      title={title}
      className="mt-5"
      action={
        <Button
          variant="quiet"
          onClick={() => {
            clearStoredText(declineStorageKey(id));
            setUnsentText(null);
          }}
        >
          Discard them
        </Button>
      }
    >
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {unsentText}
      </p>
    </Notice>
  );
}
