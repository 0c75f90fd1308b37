import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readableUrl } from '@/web/components/profile/url';
import { shareLink } from '@/web/components/ui/buttons/share-link';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { rpc } from '@/web/lib/api/rpc';
import { askBeforeClosing } from '@/web/lib/browser/ask-before-closing';
import { useOneAtATime } from '@/web/lib/hooks/use-one-at-a-time';
import type { OwnLinks } from '../queries';
import { ReadSummary } from './read-summary';

/** The public page as a row of the list. */
export function PublicRow({ page }: { page: OwnLinks['public_page'] }) {
  const { published, taken_down, url, introductions, read } = page;
  const closedReason = taken_down ? 'Nobody: it was taken down' : 'Nobody: your profile is private';
  const { mutateAsync } = useMutation({
    mutationFn: () => askBeforeClosing(() => rpc.profiles.publish({ published: false })),
    onSuccess: () =>
      toast({
        title: 'Your profile is now private.',
        description: 'Your profile is no longer publicly accessible.',
        variant: 'success',
      }),
    onError: (error) => toastFailure(error, { title: 'Failed to update profile status' }),
  });
  const unpublish = useOneAtATime(mutateAsync);
  return (
    <li className="links-row links-public">
      <div>
        <h2 className="list-title">Public page</h2>
        <p className="links-for">{published ? 'Anyone with the link' : closedReason}</p>
        {published && url && (
          <a className="links-address" href={url} target="_blank" rel="noopener">
            {readableUrl(url)}
          </a>
        )}
      </div>
      <p className="links-small">
        <b>Everything</b>
        <span>Contact not shown</span>
        {introductions && <span>Introductions open</span>}
      </p>
      <p className="links-small">
        <b>{published ? 'No end' : taken_down ? 'Taken down' : 'Not published'}</b>
      </p>
      <ReadSummary read={read} />
      <div className="links-acts">
        {published && url ? (
          <>
            <button
              type="button"
              className="links-act"
              onClick={() => shareLink(url, 'Link copied to clipboard')}
            >
              Copy link
            </button>
            <button type="button" className="links-act links-act-quiet" onClick={() => unpublish()}>
              Unpublish
            </button>
          </>
        ) : (
          // Publishing has to ask about unconfirmed lines, which the editor does.
          <Link to="/edit-profile" className="links-act">
            My Profile
          </Link>
        )}
      </div>
    </li>
  );
}
