import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { SLUG_TAKEN_MESSAGE } from '@/shared/errors/error-messages';
import { parseSlug, SLUG_MESSAGES } from '@/shared/publishing/slug';
import { readableUrl } from '@/web/components/profile/url';
import { Button } from '@/web/components/ui/buttons/button';
import { AffixInput, Field } from '@/web/components/ui/inputs/field';
import { Form } from '@/web/components/ui/inputs/form';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { isUnanswered } from '@/web/lib/api/is-unanswered';
import { rpc } from '@/web/lib/api/rpc';
import { announcePublication } from '../edit-session/publication-calls';
import { publishRefusalOf } from './publishing';
import { useSlugFree } from './use-slug-free';

export interface SlugDialogProps {
  slug: string;
  /** The part of the URL before the slug. */
  urlPrefix: string;
  onClose: () => void;
}

/** Lets the owner choose the last part of their link. */
export function SlugDialog({ slug, urlPrefix, onClose }: SlugDialogProps) {
  const [typed, setTyped] = useState(slug);
  const field = useRef<HTMLInputElement>(null);
  const change = useMutation({
    mutationFn: () => rpc.profiles.changeSlug({ slug: typed }),
    onSuccess: (changed) => {
      announcePublication(changed);
      onClose();
      toast({ title: 'Your link has changed.', description: changed.public_url ?? '', variant: 'success' });
    },
  });
  const parsed = parseSlug(typed);
  const isFree = useSlugFree(parsed.ok && parsed.slug !== slug ? parsed.slug : null);
  const error = change.error
    ? (publishRefusalOf(change.error) ??
      (isUnanswered(change.error)
        ? 'We did not hear back. The link may have changed: reload the page to see.'
        : 'The link could not be changed. Please try again later.'))
    : !parsed.ok && typed !== slug
      ? SLUG_MESSAGES[parsed.error]
      : isFree === false
        ? SLUG_TAKEN_MESSAGE
        : undefined;
  const normalisedHint = parsed.ok && parsed.slug !== typed ? `It will read ${parsed.slug}. ` : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.ok) change.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      locked={change.isPending}
      initialFocus={field}
      title="Change your link"
      description="A link that anybody has opened goes on working: it leads here, and nobody else can have it. You can choose five new ones a year."
    >
      <Form busy={change.isPending} onSubmit={submit} className="grid gap-5">
        <Field
          label="Your link"
          error={error}
          hint={isFree ? `${normalisedHint}This link is free.` : normalisedHint || undefined}
        >
          <AffixInput
            ref={field}
            before={readableUrl(urlPrefix)}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              change.reset();
            }}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            type="submit"
            busy={change.isPending}
            disabled={!parsed.ok || isFree === false}
          >
            Change link
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
