import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { clearGenerationNotices, readGenerationNotices } from '@/web/lib/generation/notices';
import { IconButton } from '../ui/buttons/button';
import { lazyPart } from '../ui/core/lazy-part';

// Lazy: most visits to the editor follow no generation.
const ResultNotices = lazyPart(() => import('./result-notices'), 'ResultNotices');

/** Notices of this account's last generation, until they are dismissed or the tab is closed. */
export function AccountNotices({ userId }: { userId: string }) {
  const [notices, setNotices] = useState(() => readGenerationNotices(userId));
  if (!notices.some(({ kind, about }) => kind !== 'advice' || about)) return null;
  const dismiss = () => {
    clearGenerationNotices();
    setNotices([]);
  };
  return (
    <Suspense>
      <div className="relative mb-8">
        <ResultNotices notices={notices} />
        <IconButton label="Dismiss" onClick={dismiss} className="absolute top-3 right-3">
          <X />
        </IconButton>
      </div>
    </Suspense>
  );
}
