import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cx } from '@/web/components/ui/core/cx';
import { ListState } from '@/web/components/ui/feedback/list-state';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { rpc } from '@/web/lib/api/rpc';
import { useEditor } from '../edit-session/context';
import { VersionView } from './version-view';

const REASON_LABELS = {
  edited: 'Before edits',
  replaced: 'Replaced by an edit made elsewhere',
  regenerated: 'Before a regeneration',
  restored: 'Before a restore',
};
const SAVED_AT_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The history: earlier states, newest first, each compared with the present one. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { flush } = useEditor();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { data, isPending, refetch } = useQuery({
    queryKey: ['profile-history'],
    queryFn: async () => {
      await flush();
      return rpc.profiles.history();
    },
    gcTime: 0,
  });
  const shownId = chosenId ?? data?.[0]?.id;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="History"
      description="Kept once in ten minutes of editing, and before every regeneration and restore."
      className="max-w-[66rem]"
    >
      <ListState
        loadingLabel="Loading the history..."
        failedMessage="The history could not be loaded."
        isPending={isPending}
        hasData={data !== undefined}
        refetch={refetch}
      />
      {data?.length === 0 && (
        <p className="text-ink-2">Nothing yet: the first earlier state is kept with your first edit.</p>
      )}
      {data && shownId !== undefined && (
        <div className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
          <ul
            aria-label="Versions"
            className="grid content-start gap-0.5 max-md:max-h-48 md:max-h-[60vh] overflow-y-auto"
          >
            {data.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  aria-current={version.id === shownId || undefined}
                  onClick={() => setChosenId(version.id)}
                  className={cx(
                    'grid w-full rounded-sm px-3 py-2 text-left text-sm hover:bg-sunken',
                    version.id === shownId && 'bg-sunken',
                  )}
                >
                  <span className="font-emphasis">{SAVED_AT_FORMAT.format(version.saved_at)}</span>
                  <span className="text-ink-2 text-xs">{REASON_LABELS[version.reason]}</span>
                  <span className="text-ink-2 text-xs">{version.saved_from ?? 'As it was generated'}</span>
                </button>
              </li>
            ))}
          </ul>
          <VersionView key={shownId} id={shownId} onRestored={onClose} />
        </div>
      )}
    </Dialog>
  );
}
