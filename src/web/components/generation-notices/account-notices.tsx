import { Suspense, useState } from 'react';
import { readGenerationNotices } from '@/web/lib/generation/notices';
import { lazyPart } from '../ui/core/lazy-part';

// Lazy: most visits to the editor follow no generation.
const DismissibleNotices = lazyPart(() => import('./dismissible-notices'), 'DismissibleNotices');

/** Notices of this account's last generation, until they are dismissed or the tab is closed. */
export function AccountNotices({ userId }: { userId: string }) {
  const [notices, setNotices] = useState(() => readGenerationNotices(userId));
  if (!notices.some(({ kind, about }) => kind !== 'advice' || about)) return null;
  return (
    <Suspense>
      <DismissibleNotices notices={notices} onDismissed={() => setNotices([])} />
    </Suspense>
  );
}
