import { ArrowUpRight, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '@/web/components/ui/button';
import { Card } from '@/web/components/ui/card';
import { shareLink } from '@/web/components/ui/share-link';
import type { OwnProfile } from './use-own-profile';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export interface PublicPageCardProps {
  profile: OwnProfile;
  /** The way to publish, where no other part of the screen offers it. */
  publishButton?: ReactNode;
}

/** What the world sees of the profile, and how to look at it oneself. */
export function PublicPageCard({ profile, publishButton }: PublicPageCardProps) {
  const { ispublished, public_url: url, updated_at, id } = profile;
  const live = ispublished && url;
  return (
    <Card aria-labelledby="public-page" className="flex flex-col">
      <h2 id="public-page">Public page</h2>
      <p className="mt-2 text-pretty text-ink-2">
        {live ? 'Anyone with the link can read it.' : 'Only you can see it. Publishing gives it a link.'}
      </p>
      <dl className="mt-5 grid">
        <Row term="Visible to">{live ? 'Everyone with the link' : 'You alone'}</Row>
        {url && (
          <Row term="Address">
            {live ? (
              <a href={url} target="_blank" rel="noopener">
                {withoutScheme(url)}
              </a>
            ) : (
              withoutScheme(url)
            )}
          </Row>
        )}
        <Row term="Last changed">
          <time dateTime={new Date(updated_at).toISOString()}>{WHEN.format(new Date(updated_at))}</time>
        </Row>
      </dl>
      <div className="mt-auto flex flex-wrap gap-2 pt-6">
        {!live && publishButton}
        {live && (
          <Button
            icon={<Copy aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() => shareLink(url)}
          >
            Copy link
          </Button>
        )}
        <LinkButton variant="quiet" href={live ? url : `/profile/preview/${id}`} target="_blank">
          {live ? 'View Profile' : 'Open Preview'}
          <ArrowUpRight aria-hidden className="size-4" strokeWidth={1.75} />
        </LinkButton>
      </div>
    </Card>
  );
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-rule border-t py-3 text-sm">
      <dt className="text-ink-3">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
