import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { rpc } from '@/web/lib/api/rpc';
import type { CoachingOffer } from './offers';

/** A link that opens the coaching partner's calendar in a new tab. */
export function ScheduleLink({ offer }: { offer: CoachingOffer }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['coaching-schedulers'],
    queryFn: () => rpc.coaching.schedulers(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) {
    return (
      <div role="alert" className="mt-6 grid gap-3">
        <p className="text-danger text-sm">The calendar&rsquo;s address could not be read.</p>
        <Button wide busy={isFetching} onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      {/* Until its URL is known, the link is there without one, so that the layout does not shift. */}
      <LinkButton
        variant="primary"
        size="lg"
        wide
        href={data?.[offer.id]}
        target="_blank"
        rel="noopener noreferrer"
        aria-disabled={data ? undefined : true}
        className="mt-6"
      >
        Schedule Your Intro Call
        <ArrowUpRight className="size-4.5" />
      </LinkButton>
      <p className="mt-3 text-center text-ink-3 text-sm">Free, 25 minutes. Opens in a new tab.</p>
    </>
  );
}
