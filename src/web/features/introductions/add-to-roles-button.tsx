import { useMutation } from '@tanstack/react-query';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { fetchSignedIn } from '@/web/lib/api/fetch-signed-in';
import { rpc } from '@/web/lib/api/rpc';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import { type Introduction, refreshIntroductions } from './queries';

/** The introduction as the text of a role, with its terms in words that the role reader understands. */
const roleTextOf = ({ company, about, days_a_month, start_on, budget }: Introduction) =>
  [
    `Company: ${company}`,
    about,
    `Engagement: ${days_a_month} days a month, starting ${start_on}.`,
    budget === null ? '' : `Rate: US$${budget} a day.`,
  ]
    .filter(Boolean)
    .join('\n\n');

interface AddToRolesButtonProps {
  introduction: Introduction;
  /** Whether the button looks like the main action of the screen. */
  primary?: boolean;
}

/**
 * Saves the work that an introduction offers as one of the owner's roles, where it is compared with their profile. Once
 * it is saved, the button is a link to that role.
 */
export function AddToRolesButton({ introduction, primary }: AddToRolesButtonProps) {
  const { id, role_id } = introduction;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const body = new FormData();
      body.append('text', roleTextOf(introduction));
      const response = await fetchSignedIn('/api/roles', () => ({ method: 'POST', body }));
      if (!response.ok) throw new Error('the role was not taken');
      const { id: roleId } = (await response.json()) as { id: string };
      await rpc.introductions.addedToRoles({ id, role_id: roleId });
    },
    onSuccess: () => {
      toast({ title: 'Added to Roles.', description: 'It is being read.', variant: 'success' });
      return refreshIntroductions();
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'This could not be added to Roles.',
        ifUnanswered: 'It may have been added: look in Roles.',
      }),
  });
  const add = useOneAtATime(mutateAsync);
  if (role_id) {
    return (
      <LinkButton variant="quiet" to={`/roles/${role_id}`}>
        Open in Roles
      </LinkButton>
    );
  }
  return (
    <Button variant={primary ? 'primary' : 'quiet'} busy={isPending} onClick={() => add()}>
      Add to Roles
    </Button>
  );
}
