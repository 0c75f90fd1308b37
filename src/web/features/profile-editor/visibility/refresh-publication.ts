/** Shows a publication or photo of another device, or a publication that the server changed to keep edits back. */
import { toast } from '@/web/components/ui/toasts/toast';
import { rpc } from '@/web/lib/api/rpc';
import { type DisplayedPublication, isAtOnce, type Publication } from '../edit-session/publication';
import { publicationCalls } from '../edit-session/publication-calls';
import { showPhoto } from '../photo/shown-photo';

/** The message for what the page now shows; `null` if the owner was told the same before. */
function changeMessageOf(before: Publication & { isAtOnce: boolean }, present: Publication) {
  if (present.taken_down) {
    return before.taken_down
      ? null
      : {
          title: 'Your page was taken down',
          description: 'Above your profile it says why, and what you can do.',
        };
  }
  if (before.taken_down) {
    return {
      title: 'Your page is no longer taken down',
      description: present.ispublished ? 'Readers see it again.' : 'It is private. You can publish it.',
    };
  }
  if (!present.ispublished) {
    return before.ispublished
      ? { title: 'Your profile is private', description: 'It was unpublished meanwhile.' }
      : null;
  }
  if (before.ispublished && before.isAtOnce === isAtOnce(present)) return null;
  return {
    title: before.ispublished ? 'Who sees your edits was changed in another window' : 'Your profile is live',
    description: `${before.ispublished ? '' : 'It was published meanwhile. '}${
      isAtOnce(present)
        ? 'Your edits appear on it as soon as they are saved.'
        : 'What you write here waits until you publish it.'
    }`,
  };
}

/**
 * Fetches the publication with the photo, and shows them.
 * @param before what the page shows
 * @throws what the call throws; nothing has changed then
 */
export async function refreshPublication(
  displayed: DisplayedPublication,
  before: Publication,
  show: (present: Publication) => void,
): Promise<void> {
  // A call that is being sent, or a save that says that edits wait, may have arrived: that was not done elsewhere.
  const earlier = publicationCalls();
  const mine = await rpc.profiles.mine(undefined, { context: { background: true } });
  const { ispublished, taken_down, public_url, profile_slug, edits_staged, published_data } = mine;
  const present = { ispublished, taken_down, public_url, profile_slug, edits_staged, published_data };
  displayed.version = mine.publication;
  show(present);
  showPhoto({ userId: mine.id, address: mine.profile_data?.profilePicture ?? '' });
  const later = publicationCalls();
  const isPublishedHere = earlier.publishing || later.publishing;
  const isChosenHere = isPublishedHere || earlier.choosing !== null || later.choosing !== null;
  const change = changeMessageOf(
    {
      ...before,
      ispublished: isPublishedHere ? present.ispublished : before.ispublished,
      isAtOnce: isChosenHere ? isAtOnce(present) : displayed.atOnce,
    },
    present,
  );
  if (change) toast({ ...change, variant: 'default' });
}
