import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ProfileData } from '@/shared/profile/profile-data';
import { fieldsOf } from '@/shared/profile/section-fields';
import { Comparison } from '@/web/components/comparison/comparison';
import { Button } from '@/web/components/ui/buttons/button';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { toast } from '@/web/components/ui/toasts/toast';
import { rpc } from '@/web/lib/api/rpc';
import { useEditor } from '../edit-session/context';

import { useSectionChoice } from './use-section-choice';

/** An earlier state, fetched when it is opened. */
export function VersionView({ id, onRestored }: { id: number; onRestored: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['profile-version', id],
    queryFn: () => rpc.profiles.version({ id }),
  });
  if (error) return <p className="text-danger">This version could not be loaded.</p>;
  if (!data) return <Spinner label="Loading this version..." />;
  return <VersionComparison version={data.profile_data} onRestored={onRestored} />;
}

function VersionComparison({ version, onRestored }: { version: ProfileData; onRestored: () => void }) {
  const { store, fieldFlush } = useEditor();
  const present = useSyncExternalStore(store.subscribe, store.get);
  const { differing, chosen, choose } = useSectionChoice(present, version);
  const restore = () => {
    fieldFlush.flush();
    store.set(fieldsOf(version, [...chosen]), { why: 'restored' });
    toast({ title: 'Restored.', description: 'Undo takes it back.', variant: 'success' });
    onRestored();
  };
  if (differing.length === 0) return <p className="text-ink-2">The same as your profile is now.</p>;
  return (
    <div className="grid content-start gap-4">
      {/* Scrolls separately, so that the list and the button stay in reach; focusable for keyboards. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus */}
      <section aria-label="What differs" tabIndex={0} className="max-h-[55vh] overflow-y-auto pr-2">
        <Comparison before={present} after={version} afterLabel="Then" chosen={chosen} onChoose={choose} />
      </section>
      <Button variant="primary" disabled={chosen.size === 0} onClick={restore} className="justify-self-end">
        Restore {chosen.size} of {differing.length} {differing.length === 1 ? 'section' : 'sections'}
      </Button>
    </div>
  );
}
