import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { isOnline } from '@/web/lib/browser/online';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** A notice that is shown while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--action-bar,0px) z-30 grid justify-items-center p-3"
    >
      {!online && (
        <p
          data-offline-notice
          className="flex items-center gap-2.5 rounded-md border border-rule-strong bg-surface px-4 py-2.5 text-sm shadow-2"
        >
          <WifiOff className="size-4 text-warning" strokeWidth={SMALL_STROKE} />
          You are offline. Nothing can be sent until the connection is back.
        </p>
      )}
    </div>
  );
}
