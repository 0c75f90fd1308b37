import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseStory, StoryDraft } from '@/shared/case-stories/case-story';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { type OwnProfileSnapshot, snapshotQuery } from '../queries';

export type StoryDrafts = ReturnType<typeof useStoryDrafts>;

const NO_DRAFTS: StoryDraft[] = [];

/** The drafts of stories from the owner's record, with functions that accept or dismiss one. */
export function useStoryDrafts() {
  const query = useQuery({
    queryKey: ['case-story-drafts'],
    queryFn: () => rpc.caseStories.drafts(),
    // Not cached, since the record may be edited on another screen.
    gcTime: 0,
  });
  const [dismissedIds, setDismissedIds] = useState<ReadonlySet<string>>(new Set());
  const accept = useMutation({
    mutationFn: (id: string) => rpc.caseStories.accept({ id }),
    onSuccess: ({ evidence }) =>
      queryClient.setQueryData<OwnProfileSnapshot>(
        snapshotQuery.queryKey,
        (known) => known && { ...known, evidence },
      ),
    onError: (error) =>
      toastFailure(error, { title: 'That did not work.', ifUnanswered: 'Please press Use it again.' }),
  });
  const all = query.data ?? NO_DRAFTS;
  return {
    all,
    /** Without those that the owner has dismissed during this visit. */
    offered: all.filter(({ id }) => !dismissedIds.has(id)),
    loading: query.isPending,
    failed: query.isError,
    retry: () => void query.refetch(),
    acceptingId: accept.isPending ? accept.variables : null,
    accept: (id: string, onAccepted: (story: CaseStory) => void) =>
      accept.mutate(id, { onSuccess: ({ story }) => onAccepted(story) }),
    /** Adds the sources of a draft's lines to the profile, for a story that uses one of them. */
    addEvidence: (id: string) => accept.mutate(id),
    dismiss: (id: string) => setDismissedIds(new Set([...dismissedIds, id])),
  };
}
