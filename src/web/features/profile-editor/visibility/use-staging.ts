import { useMutation } from '@tanstack/react-query';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import { EDITED_ELSEWHERE } from '@/web/components/publish-confirmation/edited-elsewhere';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { askBeforeClosing } from '@/web/lib/browser/ask-before-closing';
import { refusedLines } from '@/web/lib/profile/publish-refusals';
import { useEditor } from '../edit-session/context';
import { notePublicationCall, publicationCalls } from '../edit-session/publication-calls';
import { saveFirst } from '../edit-session/save-first';
import { publishRefusalOf, removeConfirmedMarks } from '../toolbar/publishing';

export interface StagingRequest {
  staged: boolean;
  publishChanges?: boolean;
  /** Unconfirmed lines that the owner confirms. */
  confirmed?: ComposedLine[];
}

/**
 * Changes whether edits are staged, and publishes staged ones. Everything is saved first, so that exactly what was
 * shown is published.
 * @param onLines called with unconfirmed lines that the server found
 * @param onDone called when the choice was made
 */
export function useStaging(
  onLines: (lines: ComposedLine[], request: StagingRequest) => void,
  onDone?: () => void,
) {
  const { flush, autosave, catchUp } = useEditor();
  /** Ends a choice that failed. What was typed since it was made is not shown: the server stages it. */
  const endChoice = () => {
    if (publicationCalls().choosing === true) void flush().finally(end);
    else end();
  };
  const end = () => notePublicationCall({ choosing: null });
  return useMutation({
    mutationFn: (request: StagingRequest) =>
      askBeforeClosing(async () => {
        // From here on saves say that their edits wait, if that is chosen: they may arrive before the choice itself.
        notePublicationCall({ choosing: request.staged });
        await saveFirst({ flush, autosave }, request.staged && !request.publishChanges);
        return rpc.profiles.setStaging({ ...request, revision: autosave.getSaved().revision });
      }),
    onSuccess: (next, { publishChanges, confirmed = [] }) => {
      notePublicationCall({ choosing: null }, next);
      onDone?.();
      removeConfirmedMarks(confirmed);
      if (publishChanges) toast({ title: 'Your changes are published.', variant: 'success' });
    },
    onError: async (error, request) => {
      endChoice();
      const lines = refusedLines(error);
      if (lines) return onLines(lines, request);
      if (error instanceof RpcError && error.code === 'STALE_REVISION') {
        // From here on, the dialog includes the changes of other devices.
        await catchUp().catch(() => {});
        return toastFailure(error, EDITED_ELSEWHERE);
      }
      toastStagingFailure(error);
    },
  });
}

/** Shows a toast that says why the choice was not changed, or the changes were not published. */
export const toastStagingFailure = (error: unknown) =>
  toastFailure(error, {
    title: 'Failed to update profile status',
    description: publishRefusalOf(error) ?? undefined,
  });
