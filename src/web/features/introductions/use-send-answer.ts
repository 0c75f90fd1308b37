import { useMutation } from '@tanstack/react-query';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { refreshIntroductions } from './queries';

/**
 * Sends an answer to an introduction, or its erasure, one at a time. A failure is shown in a toast, and so is an answer
 * that does not count because another window answered first.
 */
export function useSendAnswer<Input>(send: (input: Input) => Promise<unknown>) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: send,
    onSuccess: async (answer) => {
      if (answer && typeof answer === 'object' && 'counted' in answer && answer.counted === false) {
        toast({
          title: 'Your answer was not sent.',
          description: 'This introduction was answered in another window.',
          variant: 'destructive',
        });
      }
      await refreshIntroductions();
    },
    onError: (error) =>
      toastFailure(error, { title: 'Your answer was not sent.', description: errorMessage(error) }),
  });
  return { answer: useOneAtATime(mutateAsync), busy: isPending };
}
