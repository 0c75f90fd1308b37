import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { failureDescription, toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { refreshSession } from '@/web/lib/queries/session-query';
import { useEditor } from '../edit-session/context';
import { NotSavedError, saveFirst } from '../edit-session/save-first';

/** 'Save & Go to Dashboard': saves everything, confirms the profile, and only then leaves the screen. */
export function useFinishEditing() {
  const { flush, autosave, openSection } = useEditor();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      openSection.set(null);
      await saveFirst({ flush, autosave });
      await rpc.profiles.confirm();
      await refreshSession();
      await queryClient.invalidateQueries();
      // Also saves edits typed meanwhile.
      await saveFirst({ flush, autosave });
      await navigate({ to: '/dashboard' });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Error',
        description: [
          'Failed to complete onboarding.',
          error instanceof NotSavedError ? error.message : failureDescription(''),
        ]
          .join(' ')
          .trim(),
        ifUnanswered: 'Your edits are saved. Please press it again.',
      }),
  });
  return { finish: useOneAtATime(mutateAsync), isPending };
}
