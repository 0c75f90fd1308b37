import { LinkButton } from '@/web/components/ui/buttons/button';
import { AcceptIntroductionsSwitch, useAcceptIntroductions } from './accept-introductions-switch';
import type { Inbox } from './queries';

/** The empty state of the inbox of introductions. */
export function EmptyIntroductions({ inbox: { open: stored, page } }: { inbox: Inbox }) {
  const { shown: open } = useAcceptIntroductions(stored);
  return (
    <section className="max-w-[34rem] border-field-line border-t pt-6">
      <h2 className="text-2xl">No introduction yet</h2>
      <p className="mt-3 text-ink-2">
        {open
          ? 'Your page has an “Introduce yourself” link. What people write arrives here and by email, once they have confirmed their address.'
          : 'Switch them on, and your page gets an “Introduce yourself” link. What people write arrives here and by email, once they have confirmed their address.'}
      </p>
      {open && page && (
        <p className="mt-5">
          <LinkButton href={page} target="_blank">
            See it on your page
          </LinkButton>
        </p>
      )}
      <AcceptIntroductionsSwitch open={stored} className="mt-6" />
    </section>
  );
}
