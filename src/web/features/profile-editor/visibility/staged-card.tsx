import { useState, useSyncExternalStore } from 'react';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import { sectionsChangedForReaders } from '@/shared/publishing/changed-for-readers';
import { ChangesDialog } from '@/web/components/publish-confirmation/changes-dialog';
import { UnconfirmedLinesConfirmation } from '@/web/components/publish-confirmation/unconfirmed-lines-confirmation';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { useWhenReleased } from '../controls/use-when-released';
import { useEditor } from '../edit-session/context';
import { useStaging } from './use-staging';

/** Lists edits that readers do not see yet, and publishes them with the differences in view. */
export function StagedCard({ published }: { published: ProfileData }) {
  const { store, evidence, fieldFlush } = useEditor();
  const present = useSyncExternalStore(store.subscribe, store.get);
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<ComposedLine[] | null>(null);
  const { mutate, isPending } = useStaging(setLines, () => setOpen(false));
  const changedSections = sectionsChangedForReaders(published, present);
  // The card pushes the page down, so it does not appear while a pointer is pressed.
  const isShown = useWhenReleased(changedSections.length > 0);
  if (changedSections.length === 0 || !isShown) return null;
  const publish = (confirmed?: ComposedLine[]) => {
    setLines(null);
    mutate({ staged: true, publishChanges: true, confirmed });
  };
  return (
    <>
      <Notice
        title={`Not published yet: ${changedSections.map((section) => SECTION_TITLES[section]).join(', ')}`}
        className="mb-8"
        action={
          <Button
            variant="primary"
            onClick={() => {
              fieldFlush.flush();
              setOpen(true);
            }}
          >
            Publish changes
          </Button>
        }
      >
        Readers see the version you published last.
      </Notice>
      <ChangesDialog
        open={open}
        seen={published}
        live
        present={present}
        unconfirmed={evidence.unconfirmedLines(present)}
        busy={isPending}
        onCancel={() => setOpen(false)}
        onPublish={() => publish()}
      >
        {lines && (
          <UnconfirmedLinesConfirmation
            lines={lines}
            onCancel={() => setLines(null)}
            onPublish={() => publish(lines)}
          />
        )}
      </ChangesDialog>
    </>
  );
}
