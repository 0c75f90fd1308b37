/** Publishing and its messages, word for word the product's. */
import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/web/components/ui/toast';
import { rpc } from '@/web/lib/rpc';
import { useOneAtATime } from '@/web/lib/use-one-at-a-time';
import { useEditor } from '../editing/context';

export interface Publication {
  ispublished: boolean;
  public_url: string | null;
  profile_slug: string | null;
}

/** Whether the profile is public, and how that is changed. Edits are saved before the page opens. */
export function usePublication(initial: Publication) {
  const [publication, setPublication] = useState(initial);
  const { flush } = useEditor();
  const toggle = useMutation({
    mutationFn: async (published: boolean) => {
      if (published) await flush();
      return rpc.profiles.publish({ published });
    },
    onSuccess: (next) => {
      setPublication(next);
      if (next.ispublished) {
        toast({
          title: 'Your profile is now live.',
          description: next.public_url ?? undefined,
          variant: 'success',
        });
      } else {
        toast({
          title: 'Your profile is now private.',
          description: 'Your profile is no longer publicly accessible.',
          variant: 'success',
        });
      }
    },
    onError: (error) =>
      toast({
        title: 'Failed to update profile status',
        description: refusal(error) ?? 'Please try again later.',
        variant: 'destructive',
      }),
  });
  const publish = useOneAtATime(toggle.mutateAsync);
  return { publication, setPublication, publish, publishing: toggle.isPending };
}

/** The server's sentence where trying again would not help. */
export const refusal = (error: unknown) =>
  error instanceof ORPCError && (error.code === 'INVALID_INPUT' || error.code === 'SLUG_TAKEN')
    ? error.message
    : null;
