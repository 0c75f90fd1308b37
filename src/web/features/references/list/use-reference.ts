import { useMutation } from '@tanstack/react-query';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { invalidateReferences } from '@/web/lib/queries/own-references';

/**
 * Performs an action on a reference once, and shows its outcome.
 * @param done the text of the toast; absent if the list shows enough
 */
export function useReferenceAct(act: () => Promise<unknown>, done?: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: act,
    onSuccess: () => done && toast({ title: done, variant: 'success' }),
    onError: (error) =>
      toastFailure(error, {
        title: 'This was not done.',
        description: errorMessage(error),
        ifUnanswered: 'It may have been done: the list shows what is so now.',
      }),
    // Also after a failure: somebody else may have changed it.
    onSettled: invalidateReferences,
  });
  return { act: useOneAtATime(mutateAsync), busy: isPending };
}
