import { type ReactNode, Suspense } from 'react';
import type { ProfileData } from '@/shared/profile/profile-data';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { Card } from '@/web/components/ui/display/card';
import { filledSections } from '@/web/lib/profile/filled-sections';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { useFollowProfile } from '@/web/lib/queries/follow-profile';
import { LazyDownloadButton } from './lazy-download-button';
import { PublishOrShare, type PublishOrShareProps, ViewButton } from './page-actions';
import type { OwnProfile } from './use-own-profile';

// Lazy: below everything else on the screen, and only rendered for a published profile.
const PageSwitches = lazyPart(() => import('./page-switches'), 'PageSwitches');

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export interface PublicPageCardProps {
  profile: OwnProfile & { profile_data: ProfileData };
  /** Props for publishing and sharing; absent if the screen offers them elsewhere. */
  share?: PublishOrShareProps;
  /** The public URL while the profile is published. */
  liveUrl: string | null;
}

/** The state of the public page: its URL, its settings, and the sections that are still empty. */
export function PublicPageCard({ profile, share, liveUrl }: PublicPageCardProps) {
  useFollowProfile();
  const { ispublished, taken_down, public_url: url, updated_at, profile_data } = profile;
  const { filled, total, empty } = filledSections(profile_data);
  return (
    <Card aria-labelledby="public-page">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h2 id="public-page">Public page</h2>
          <p className="text-ink-2">
            {ispublished
              ? 'Anyone with the link can read it.'
              : taken_down
                ? 'It was taken down: nobody can read it until it is put back.'
                : 'Only you can see it. Publishing gives it a link.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {share && <PublishOrShare {...share} />}
          <LazyDownloadButton userId={profile.id} />
          <ViewButton id={profile.id} liveUrl={liveUrl} />
        </div>
      </div>
      <dl className="mt-5 grid gap-x-8 gap-y-3 border-rule border-t pt-4 text-sm sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {ispublished && url && (
          <Detail term="Address">
            <a href={url} target="_blank" rel="noopener">
              {url.replace(/^https?:\/\//, '')}
            </a>
          </Detail>
        )}
        <Detail term="Last changed">
          <time dateTime={new Date(updated_at).toISOString()}>
            {DATE_FORMAT.format(new Date(updated_at))}
          </time>
        </Detail>
        <Detail term="Sections">
          {filled === total ? `All ${total} filled` : `${filled} of ${total} filled`}
        </Detail>
        {empty.length > 0 && (
          <Detail term="Still empty">{empty.map((section) => SECTION_TITLES[section]).join(', ')}</Detail>
        )}
      </dl>
      {ispublished && (
        <Suspense>
          <PageSwitches indexable={profile.indexable} downloadable={profile.downloadable} />
        </Suspense>
      )}
    </Card>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-ink-3">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
