import type { ReactNode } from 'react';
import type { ProfileData } from '@/shared/profile';
import { Card } from '@/web/components/ui/card';
import { filledSections } from './filled-sections';
import type { OwnProfile } from './use-own-profile';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export interface PublicPageCardProps {
  profile: OwnProfile & { profile_data: ProfileData };
  /** The buttons below; the card says what is so, the screen decides what can be done about it here. */
  actions: ReactNode;
}

/** What the world sees of the profile. */
export function PublicPageCard({ profile, actions }: PublicPageCardProps) {
  const { ispublished, public_url: url, updated_at, profile_data } = profile;
  const { filled, total, empty } = filledSections(profile_data);
  return (
    <Card aria-labelledby="public-page" className="flex flex-col">
      <h2 id="public-page">Public page</h2>
      <p className="mt-2 text-pretty text-ink-2">
        {ispublished
          ? 'Anyone with the link can read it.'
          : 'Only you can see it. Publishing gives it a link.'}
      </p>
      <dl className="mt-5 grid">
        {ispublished && url && (
          <Row term="Address">
            <a href={url} target="_blank" rel="noopener">
              {url.replace(/^https?:\/\//, '')}
            </a>
          </Row>
        )}
        <Row term="Last changed">
          <time dateTime={new Date(updated_at).toISOString()}>{WHEN.format(new Date(updated_at))}</time>
        </Row>
        <Row term="Sections">{filled === total ? `All ${total} filled` : `${filled} of ${total} filled`}</Row>
        {empty.length > 0 && <Row term="Still empty">{empty.join(', ')}</Row>}
      </dl>
      <div className="mt-auto flex flex-wrap gap-2 pt-6">{actions}</div>
    </Card>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-rule border-t py-3 text-sm">
      <dt className="text-ink-3">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
