import { useMutation } from '@tanstack/react-query';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { errorMessage } from '@/web/lib/api/error-message';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { inboxChanged } from './queries';

/** Sends an answer once, and shows the outcome. */
export function useAnswer<Input>(send: (input: Input) => Promise<unknown>) {
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
      await inboxChanged();
    },
    onError: (error) => {
      toastFailure(error, { title: 'Your answer was not sent.', description: errorMessage(error) });
      void inboxChanged();
    },
  });
  return { answer: useOneAtATime(mutateAsync), busy: isPending };
}
