import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '@/web/components/ui/toast';
import { queryClient } from '@/web/lib/query-client';
import { rpc } from '@/web/lib/rpc';
import { refreshSession } from '@/web/lib/session';
import { useOneAtATime } from '@/web/lib/use-one-at-a-time';
import { useEditor } from '../editing/context';

/** 'Save & Go to Dashboard': everything is saved, the profile is confirmed, and only then the page changes. */
export function useFinish() {
  const { flush, open } = useEditor();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      open.set(null);
      if (!(await flush())) throw new Error('not everything could be saved');
      await rpc.profiles.confirm();
      await refreshSession();
      await queryClient.invalidateQueries();
      await navigate({ to: '/dashboard' });
    },
    onError: () =>
      toast({ title: 'Error', description: 'Failed to complete onboarding.', variant: 'destructive' }),
  });
  return { finish: useOneAtATime(mutateAsync), isPending };
}
