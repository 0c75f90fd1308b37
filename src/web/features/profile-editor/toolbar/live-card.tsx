import { ArrowUpRight, Copy } from 'lucide-react';
import { readableUrl } from '@/web/components/profile/url';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { shareLink } from '@/web/components/ui/buttons/share-link';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { SlugEditor } from './slug-editor';

export interface LiveCardProps {
  url: string;
  slug: string;
  /** Whether edits wait until they are published. */
  staged: boolean;
}

/** Says that the profile is live and when readers see edits, with the page's link, to be shared or changed. */
export function LiveCard({ url, slug, staged }: LiveCardProps) {
  return (
    <section
      aria-labelledby="live"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-rule bg-surface px-5 py-4"
    >
      <div className="grid min-w-0 gap-1">
        <h2 id="live" className="flex items-center gap-2.5 text-[1.1875rem]">
          <span className="size-2 rounded-pill bg-success" />
          Your profile is now live!
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 [overflow-wrap:anywhere]">
          {readableUrl(url)}
          <SlugEditor slug={slug} urlPrefix={url.slice(0, -slug.length)} />
        </p>
        <p className="text-ink-3 text-sm">
          {staged
            ? 'Your edits wait until you publish them. Readers see the version you published last.'
            : 'Your edits appear on this page as soon as they are saved.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        <Button
          icon={<Copy className="size-4" strokeWidth={SMALL_STROKE} />}
          onClick={() => shareLink(url, 'Link copied to clipboard')}
        >
          Share Profile
        </Button>
        <LinkButton href={url} target="_blank">
          View Profile
          <ArrowUpRight className="size-4" strokeWidth={SMALL_STROKE} />
        </LinkButton>
      </div>
    </section>
  );
}
