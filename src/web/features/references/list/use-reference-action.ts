import { useMutation } from '@tanstack/react-query';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { refreshReferences } from '@/web/lib/queries/own-references';

/**
 * Performs an action of the owner on a reference, one at a time, and shows its outcome.
 * @param successTitle the title of the toast after a success; absent if the list shows enough
 */
export function useReferenceAction(runAction: () => Promise<unknown>, successTitle?: string) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: runAction,
    onSuccess: () => successTitle && toast({ title: successTitle, variant: 'success' }),
    onError: (error) =>
      toastFailure(error, {
        title: 'This was not done.',
        description: errorMessage(error),
        ifUnanswered: 'It may have been done: the list shows what is so now.',
      }),
    // The list is fetched again also after a failure: somebody else may have changed the reference.
    onSettled: refreshReferences,
  });
  return { act: useOneAtATime(mutateAsync), busy: isPending };
}
