/** Publishes and unpublishes the profile, with the messages that the specification prescribes. */

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ComposedLine, removeConfirmedEvidence } from '@/shared/evidence/evidence-index';
import type { PublishRequest } from '@/web/components/publish-confirmation/use-publish-confirmation';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { RpcError } from '@/web/lib/api/rpc-client';
import { askBeforeClosing } from '@/web/lib/browser/ask-before-closing';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { publishProfile, refusedLines, unreviewedChanges } from '@/web/lib/profile/publish-refusals';
import { useEditor } from '../edit-session/context';
import { isAtOnce, type Publication } from '../edit-session/publication';
import { notePublicationCall, onPublicationChange } from '../edit-session/publication-calls';
import { NotSavedError, saveFirst } from '../edit-session/save-first';
import { type OwnProfileSnapshot, snapshotQuery } from '../queries';

const CALL_ENDED = { publishing: false, unpublishing: null };

/** The profile's visibility, with a mutation that changes it. Edits are saved before the page is published. */
export function usePublication(initial: Publication) {
  const [publication, setPublication] = useState(initial);
  const { flush, autosave, displayed } = useEditor();
  useEffect(() => {
    displayed.atOnce = isAtOnce(publication);
    displayed.keepsEditsBack = publication.ispublished && publication.edits_staged;
    // If this module cannot be loaded, nothing is shown, and the next check tries again.
    displayed.onChangedElsewhere = () =>
      void import('../visibility/refresh-publication')
        .then(({ refreshPublication }) => refreshPublication(displayed, publication, setPublication))
        .catch(() => {});
  }, [displayed, publication]);
  useEffect(
    () =>
      onPublicationChange((changed) => {
        // Set at once: a save may begin before the next render.
        if (changed.edits_staged) displayed.atOnce = false;
        setPublication((known) => ({ ...known, ...changed }));
      }),
    [displayed],
  );
  const toggle = useMutation({
    onMutate: () => notePublicationCall({ publishing: true }),
    /** `null` unpublishes the profile. */
    mutationFn: (request: PublishRequest | null) =>
      askBeforeClosing(async () => {
        if (!request) {
          const unpublishing = rpc.profiles.publish({ published: false });
          notePublicationCall({ unpublishing: unpublishing.catch(() => {}) });
          return unpublishing;
        }
        // Publishes only after everything here is saved, so that exactly this state goes live.
        await saveFirst({ flush, autosave });
        return publishProfile(request);
      }),
    onSuccess: (next, request) => {
      notePublicationCall(CALL_ENDED, {
        ...next,
        published_data: next.ispublished && publication.edits_staged ? autosave.getSaved().data : null,
      });
      if (request) removeConfirmedMarks(request.confirmed);
      const [title, description] = next.ispublished
        ? ['Your profile is now live.', next.public_url ?? undefined]
        : ['Your profile is now private.', 'Your profile is no longer publicly accessible.'];
      toast({ title, description, variant: 'success' });
    },
    onError: (error, request) => {
      notePublicationCall(CALL_ENDED);
      const lines = refusedLines(error);
      if (lines) return request?.onUnconfirmed(lines);
      const changes = unreviewedChanges(error);
      if (changes) return request?.onUnreviewed(changes);
      // From now on the page itself shows the reason.
      if (error instanceof RpcError && error.code === 'PAGE_TAKEN_DOWN') displayed.onChangedElsewhere?.();
      toastFailure(error, {
        title: 'Failed to update profile status',
        description: publishRefusalOf(error) ?? undefined,
      });
    },
  });
  const publish = useOneAtATime(toggle.mutateAsync);
  return { publication, publish };
}

/** Removes the marks of lines that were just confirmed: they are the owner's own from then on. */
export const removeConfirmedMarks = (confirmed: readonly ComposedLine[]) =>
  queryClient.setQueryData<OwnProfileSnapshot>(
    snapshotQuery.queryKey,
    (known) => known && { ...known, evidence: removeConfirmedEvidence(known.evidence, confirmed) },
  );

/** Refusals whose message says what to do. */
const EXPLAINED_CODES = new Set(['INVALID_INPUT', 'PAGE_TAKEN_DOWN', 'SLUG_TAKEN', 'TOO_MANY_REQUESTS']);

/** The message of an error that says what to do; `null` for any other error. */
export const publishRefusalOf = (error: unknown) =>
  error instanceof NotSavedError || (error instanceof RpcError && EXPLAINED_CODES.has(error.code))
    ? error.message
    : null;
