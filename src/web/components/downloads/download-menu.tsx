import { Fragment, type ReactElement, useState } from 'react';
import { DOWNLOAD_KINDS, DOWNLOADS, type DownloadKind, ownDownloadPath } from '@/shared/publishing/downloads';
import { Menu, MenuItem, MenuRule } from '@/web/components/ui/overlays/menu';
import { toast } from '@/web/components/ui/toasts/toast';
import { failureDescription } from '@/web/components/ui/toasts/toast-failure';
import { downloadFile } from '@/web/lib/api/download-file';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { requireSaved } from '@/web/lib/unsaved-input/require-saved';

/** Formats with a rule above them: those to edit or paste, contact cards, QR codes. The PDFs are the first group. */
const FIRST_OF_GROUP: ReadonlySet<DownloadKind> = new Set(['docx', 'contact', 'qrSvg']);

export interface DownloadMenuProps {
  userId: string;
  /** The button that opens it. @param busy while a file is being made */
  trigger: (busy: boolean) => ReactElement<Record<string, unknown>>;
  /**
   * Awaited before the file is made. By default, the edits of screens that were left are sent.
   * @throws Error with a sentence for the person
   */
  beforeDownload?: () => Promise<void>;
  defaultOpen?: boolean;
}

/** A menu that downloads the owner's profile as a file. */
export function DownloadMenu({
  userId,
  trigger,
  beforeDownload = requireSaved,
  defaultOpen,
}: DownloadMenuProps) {
  const [busy, setBusy] = useState(false);
  const download = useOneAtATime(async (kind: DownloadKind) => {
    setBusy(true);
    try {
      await beforeDownload();
      await downloadFile(ownDownloadPath(userId, kind), `profile${DOWNLOADS[kind].suffix}`);
    } catch (error) {
      const serverSentence = error instanceof Error && !(error instanceof TypeError) ? error.message : '';
      toast({
        title: 'The file was not made',
        description: serverSentence || failureDescription('Please try again.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  });
  return (
    <Menu trigger={trigger(busy)} defaultOpen={defaultOpen}>
      {DOWNLOAD_KINDS.map((kind) => (
        <Fragment key={kind}>
          {FIRST_OF_GROUP.has(kind) && <MenuRule />}
          <MenuItem disabled={busy} onPick={() => download(kind)}>
            {DOWNLOADS[kind].menuLabel}
          </MenuItem>
        </Fragment>
      ))}
    </Menu>
  );
}
