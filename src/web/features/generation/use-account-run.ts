import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { noticeSchema } from '@/shared/generation/notice-schema';
import { toast } from '@/web/components/ui/toasts/toast';
import { rpc } from '@/web/lib/api/rpc';
import { saveGenerationNotices } from '@/web/lib/generation/notices';
import { refreshSession } from '@/web/lib/queries/session-query';
import { clearDraft } from './draft/draft';
import { followRunningGeneration, type RunOptions } from './progress/run';
import { currentRun, setRun } from './progress/run-state';
import { displayedMessage, readGenerationAnswer } from './request/answer';

/**
 * The generation of an account, including one that is already running when the screen opens: started in another tab, on
 * another device, or before a reload.
 * @returns `options` for starting one; `isLooking` until it is known whether one is running; `isReady` if one succeeded
 * while its owner was away
 */
export function useAccountRun(userId: string | undefined) {
  const router = useRouter();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const options: RunOptions = {
    caller: 'account',
    userId,
    onAnswer: async (answer, notices, isFromThisTab) => {
      if (answer.status !== 'success') throw new Error('');
      const serverNotices = noticeSchema.array().catch([]).parse(answer.notices);
      if (userId) saveGenerationNotices(userId, [...notices, ...serverNotices]);
      // A generation of another tab did not use this tab's draft, so the draft stays.
      if (isFromThisTab) clearDraft();
      await refreshSession();
      // All other cached data about the profile is outdated now.
      await queryClient.invalidateQueries();
      // A draft is announced by the comparison, since the profile has not been changed.
      if (answer.outcome !== 'draft') {
        toast({
          title: 'Profile generated successfully',
          description: 'Your profile has been created from your LinkedIn information.',
          variant: 'success',
        });
      }
      // A person who has left the screen stays where they are.
      if (router.state.location.pathname === '/create-profile') await navigate({ to: '/edit-profile' });
    },
    // A dashboard that was opened while the files were being sent found no generation, and would not ask again.
    onReceived: () => void queryClient.invalidateQueries({ queryKey: ['generation-status'] }),
    onFailure: ({ message }) =>
      toast({ title: 'Error creating profile', description: message, variant: 'destructive' }),
    onFoundRunning: () =>
      toast({
        title: 'Your profile is already being created',
        description: 'This is the one that was started before. What you filled in here is kept.',
      }),
  };

  const [isReady, setReady] = useState(false);
  const latestOptions = useRef(options);
  latestOptions.current = options;
  const [wasIdle] = useState(() => currentRun().phase === 'idle');
  const { data: serverRun, isFetched } = useQuery({
    queryKey: ['generation'],
    queryFn: () => rpc.generation.current(),
    // During a logout there is no session for this query.
    enabled: wasIdle && userId !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const handledRunId = useRef<string>(undefined);
  useEffect(() => {
    if (!serverRun || handledRunId.current === serverRun.id) return;
    handledRunId.current = serverRun.id;
    if (serverRun.state === 'running') {
      void followRunningGeneration(serverRun, latestOptions.current);
      return;
    }
    // If this call fails, the outcome is shown again at the next visit.
    void rpc.generation.seen({ id: serverRun.id }).catch(() => {});
    if (serverRun.state === 'done') setReady(true);
    if (serverRun.failure) {
      const { status, ...body } = serverRun.failure;
      const failure = {
        caller: 'account' as const,
        message: failureMessageOf(status, body),
        status,
        code: body.code,
      };
      setRun({ phase: 'idle', failure });
      latestOptions.current.onFailure(failure);
    }
  }, [serverRun]);
  const isLooking =
    wasIdle && (!isFetched || (serverRun?.state === 'running' && handledRunId.current !== serverRun.id));
  return { options, isLooking, isReady };
}

/** The sentence for a failure that occurred while the person was away. */
function failureMessageOf(status: number, body: { code: string; message: string }): string {
  try {
    readGenerationAnswer({ status, statusText: '', body: JSON.stringify({ status: 'error', ...body }) });
    return '';
  } catch (error) {
    return displayedMessage(error, 'account');
  }
}
