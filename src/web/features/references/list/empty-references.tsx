import { LinkButton } from '@/web/components/ui/buttons/button';

/** The empty state of the list of references. */
export function EmptyReferences() {
  return (
    <section className="max-w-[34rem] border-field-line border-t pt-6">
      <h2 className="text-2xl">No reference yet</h2>
      <p className="mt-3 text-ink-2">
        Ask somebody who was there to confirm a few statements of your profile, or to write a few words. They
        need no account, and you see the answer before anybody else does.
      </p>
      <p className="mt-5">
        <LinkButton variant="primary" to="/references/ask">
          Ask for a reference
        </LinkButton>
      </p>
    </section>
  );
}
