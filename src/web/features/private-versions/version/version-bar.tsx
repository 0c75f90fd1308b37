import { ArrowUpRight, Copy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { shareLink } from '@/web/components/ui/buttons/share-link';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import type { Version } from '../queries';
import type { LinkChange } from '../use-link-confirmation';
import { SaveStatus } from './save-status';
import type { SaveState } from './version-saver';

interface VersionBarProps {
  version: Version;
  name: string;
  state: SaveState;
  onRetry: () => void;
  onReload: () => void;
  onLinkChange: (change: LinkChange) => void;
  /** Called when the link to the reader's page is pressed. */
  onPreview: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The version's name, its save state, its preview, and the actions on its link. */
export function VersionBar({
  version,
  name,
  state,
  onRetry,
  onReload,
  onLinkChange,
  onPreview,
}: VersionBarProps) {
  const { url } = version;
  const open = version.state === 'open';
  return (
    <div className="z-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-rule border-b bg-paper px-gutter py-3 md:sticky md:top-0">
      <div className="min-w-0 flex-1 basis-72">
        <BackLink to="/links">Links</BackLink>
        <div className="flex flex-wrap items-baseline gap-x-3.5">
          <h1 className="line-clamp-3 min-w-0 text-xl [overflow-wrap:anywhere]">
            {name.trim() || version.name}
          </h1>
          <SaveStatus state={state} onRetry={onRetry} onReload={onReload} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:*:flex-1">
        {open && url && (
          <LinkButton
            variant="quiet"
            href={url}
            target="_blank"
            className="max-md:border-rule-strong"
            onClick={onPreview}
          >
            Open preview
            <ArrowUpRight className="size-4" strokeWidth={SMALL_STROKE} />
          </LinkButton>
        )}
        {open ? (
          <Button onClick={() => onLinkChange('revoke')}>Revoke</Button>
        ) : (
          <Button onClick={() => onLinkChange('remove')}>Remove</Button>
        )}
        {open && url && (
          <Button
            variant="primary"
            icon={<Copy className="size-4" strokeWidth={SMALL_STROKE} />}
            onClick={() => shareLink(url, 'Link copied to clipboard')}
          >
            Copy link
          </Button>
        )}
        {open && !url && (
          <Button variant="primary" onClick={() => onLinkChange('renew')}>
            New address
          </Button>
        )}
        {!open && (
          <Button variant="primary" onClick={() => onLinkChange('reopen')}>
            Open again
          </Button>
        )}
      </div>
    </div>
  );
}
