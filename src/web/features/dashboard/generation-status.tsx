import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { SpinnerRing } from '@/web/components/ui/feedback/spinner';
import { rpc } from '@/web/lib/api/rpc';
import { currentStageLine } from '@/web/lib/generation/stage-labels';
import { profileQuery } from '@/web/lib/queries/own-profile';
import { sessionQuery } from '@/web/lib/queries/session-query';
import { isSessionEnding } from '@/web/lib/session/session-ending';

/** Milliseconds between two requests for the state of a running generation. */
const POLL_INTERVAL_MS = 1_000;
/** Milliseconds from a failed request to the next one. */
const RETRY_DELAY_MS = 5_000;

/**
 * The status of a generation that runs in the background: its progress, then its outcome. Also says that a draft
 * waits, whenever it was written.
 * @param props.draft whether a draft waits to be compared with the profile
 */
export function GenerationStatus({ draft }: { draft: boolean }) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(sessionQuery);
  const { data: run } = useQuery({
    queryKey: ['generation-status'],
    queryFn: () => rpc.generation.current(undefined, { context: { background: true } }),
    // During a logout there is no session for this query.
    enabled: () => Boolean(me) && !isSessionEnding(),
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'running') return POLL_INTERVAL_MS;
      return state.status === 'error' ? RETRY_DELAY_MS : false;
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const doneRunId = run?.state === 'done' ? run.id : undefined;
  const running = run?.state === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    // If this call fails, the outcome is shown again at the next visit.
    if (doneRunId) void rpc.generation.seen({ id: doneRunId }).catch(() => {});
    if (wasRunning.current && !running)
      void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
    wasRunning.current = running;
  }, [doneRunId, running, queryClient]);

  if (running) {
    return (
      <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-rule bg-surface py-2 pr-2 pl-4 text-sm">
        <SpinnerRing className="text-accent" />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span role="status" className="font-emphasis">
            Your profile is being written.
          </span>{' '}
          <span className="text-ink-3 max-md:block">{currentStageLine(run.progress)}</span>
        </span>
        <LinkButton size="sm" to="/create-profile">
          Show progress
        </LinkButton>
      </p>
    );
  }
  // The reason is shown with the filled-in form, so that it can be tried again there.
  if (run?.failure) {
    return (
      <Notice
        tone="danger"
        className="mb-6"
        title="Your profile could not be created"
        action={
          <LinkButton size="sm" to="/create-profile">
            See why
          </LinkButton>
        }
      >
        What you have stays as it is.
      </Notice>
    );
  }
  if (!draft && !doneRunId) return null;
  return (
    <Notice
      tone="success"
      className="mb-6"
      title={draft ? 'A new draft of your profile is ready' : 'Your profile is ready'}
      action={
        <LinkButton size="sm" to="/edit-profile">
          {draft ? 'Compare' : 'Open My Profile'}
        </LinkButton>
      }
    >
      {draft
        ? 'Your profile has not been changed. Choose what to take over from the draft.'
        : 'It was finished while you were away.'}
    </Notice>
  );
}
