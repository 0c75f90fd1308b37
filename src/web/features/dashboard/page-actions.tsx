/** Buttons that publish, share or open the profile's page. */
import { ArrowUpRight, Copy } from 'lucide-react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import type { ButtonVariant } from '@/web/components/ui/buttons/button-class';
import { shareLink } from '@/web/components/ui/buttons/share-link';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';

export interface PublishOrShareProps {
  /** The public URL while the profile is published. */
  liveUrl: string | null;
  publishing: boolean;
  onPublish: () => void;
  variant?: ButtonVariant;
  /** Whether an operator has taken the page down, so that it cannot be published. */
  takenDown?: boolean;
}

/**
 * The button that publishes the profile and, once it is published, shares its link. It is a single button, so that it
 * keeps the keyboard focus after publishing.
 */
export function PublishOrShare({ liveUrl, publishing, onPublish, variant, takenDown }: PublishOrShareProps) {
  return (
    <Button
      variant={variant ?? (liveUrl ? 'secondary' : 'primary')}
      busy={publishing}
      disabled={takenDown}
      icon={liveUrl && <Copy className="size-4" strokeWidth={SMALL_STROKE} />}
      // Without this check, the second click of a double click would share what the first one published.
      onClick={(event) => {
        if (event.detail > 1) return;
        if (liveUrl) void shareLink(liveUrl, 'Profile link copied!');
        else onPublish();
      }}
    >
      {liveUrl ? 'Share Profile' : 'Publish Profile'}
    </Button>
  );
}

/** A link to the page as readers see it or, while it is private, as its owner does. */
export function ViewButton({ id, liveUrl }: { id: string; liveUrl: string | null }) {
  return (
    <LinkButton href={liveUrl ?? `/profile/preview/${id}`} target="_blank">
      {liveUrl ? 'View Profile' : 'Open Preview'}
      <ArrowUpRight className="size-4" strokeWidth={SMALL_STROKE} />
    </LinkButton>
  );
}
