import { useMutation } from '@tanstack/react-query';
import { Button } from '@/web/components/ui/button';
import { toast } from '@/web/components/ui/toast';
import { fetchSignedIn } from '@/web/lib/fetch-signed-in';
import { useOneAtATime } from '@/web/lib/use-one-at-a-time';
import { whyFailed } from '@/web/lib/why-failed';
import type { Introduction } from './queries';

/** The introduction as a role is pasted: the terms stand in words, where the reader of roles finds them. */
const asRole = ({ company, about, days_a_month, start_on, budget }: Introduction) =>
  [
    `Company: ${company}`,
    about,
    `Engagement: ${days_a_month} days a month, starting ${start_on}.`,
    budget === null ? '' : `Rate: US$${budget} a day.`,
  ]
    .filter(Boolean)
    .join('\n\n');

/** Keeps the work among the owner's roles, where it is held against their profile. */
export function AddToRoles({ introduction }: { introduction: Introduction }) {
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const body = new FormData();
      body.append('text', asRole(introduction));
      const answer = await fetchSignedIn('/api/roles', () => ({ method: 'POST', body }));
      if (!answer.ok) throw new Error('the role was not taken');
    },
    onSuccess: () =>
      toast({ title: 'Added to Roles.', description: 'It is being read.', variant: 'success' }),
    onError: () =>
      toast({
        title: 'This could not be added to Roles.',
        description: whyFailed('Please try again later.'),
        variant: 'destructive',
      }),
  });
  const add = useOneAtATime(mutateAsync);
  return (
    <Button variant="quiet" busy={isPending} disabled={isSuccess} onClick={() => add()}>
      {isSuccess ? 'In Roles' : 'Add to Roles'}
    </Button>
  );
}
