/** What can be done with the public page, wherever on the screen it is offered. */
import { ArrowUpRight, Copy } from 'lucide-react';
import { Button, LinkButton } from '@/web/components/ui/button';
import type { ButtonVariant } from '@/web/components/ui/button-looks';
import { shareLink } from '@/web/components/ui/share-link';

interface PublishButtonProps {
  busy: boolean;
  onClick: () => void;
  variant?: ButtonVariant;
}

export function PublishButton({ variant = 'primary', ...rest }: PublishButtonProps) {
  return (
    <Button variant={variant} {...rest}>
      Publish Profile
    </Button>
  );
}

export function ShareButton({ url, variant }: { url: string; variant?: ButtonVariant }) {
  const icon = <Copy aria-hidden className="size-4" strokeWidth={1.75} />;
  return (
    <Button variant={variant} icon={icon} onClick={() => shareLink(url)}>
      Share Profile
    </Button>
  );
}

/** The page as readers see it; while it is private, as its owner alone does. */
export function ViewButton(props: { id: string; liveUrl: string | null; variant?: ButtonVariant }) {
  const { id, liveUrl, variant } = props;
  return (
    <LinkButton variant={variant} href={liveUrl ?? `/profile/preview/${id}`} target="_blank">
      {liveUrl ? 'View Profile' : 'Open Preview'}
      <ArrowUpRight aria-hidden className="size-4" strokeWidth={1.75} />
    </LinkButton>
  );
}
