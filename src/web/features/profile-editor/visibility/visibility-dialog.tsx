import { useState, useSyncExternalStore } from 'react';
import type { ComposedLine } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import { sectionsChangedForReaders } from '@/shared/publishing/changed-for-readers';
import { ChangesDialog } from '@/web/components/publish-confirmation/changes-dialog';
import { UnconfirmedLinesConfirmation } from '@/web/components/publish-confirmation/unconfirmed-lines-confirmation';
import { Button } from '@/web/components/ui/buttons/button';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { rpc } from '@/web/lib/api/rpc';
import { useEditor } from '../edit-session/context';
import type { EditSession } from '../edit-session/edit-session';
import type { Publication } from '../edit-session/publication';
import { usePublicationCalls } from '../edit-session/publication-calls';
import { saveFirst } from '../edit-session/save-first';
import { type StagingRequest, toastStagingFailure, useStaging } from './use-staging';

const STAGING_CHOICES = [
  {
    staged: false,
    title: 'Edits appear at once',
    text: 'What you write is on your public page as soon as it is saved, about a second after you stop typing.',
  },
  {
    staged: true,
    title: 'Edits wait until I publish them',
    text: 'Readers see the version you published last. You are shown the differences before you publish them. Only a photo does not wait: it is on your page as soon as it is saved, and off it when you remove it.',
  },
] as const;

/** The first Publish has nothing to compare with; each later one compares with what readers saw last. */
const WAIT_UNTIL_FIRST_TEXT =
  'Publish shows your profile as it is then. Later edits wait, and you are shown the differences before you publish them.';
const WAIT_WHILE_PRIVATE_TEXT =
  'Publish shows you first what differs from what readers saw last. Later edits wait until you publish them.';
/** While the profile is private, the choice itself publishes nothing. */
const SHOWN_AT_ONCE_SENTENCE = 'What you write after that is on your public page as soon as it is saved.';
const AT_ONCE_UNTIL_FIRST_TEXT = `Publish shows your profile as it is then. ${SHOWN_AT_ONCE_SENTENCE}`;
const AT_ONCE_WHILE_PRIVATE_TEXT = `Publish shows you first what differs from what readers saw last. ${SHOWN_AT_ONCE_SENTENCE}`;

function choiceTextOf(
  choice: (typeof STAGING_CHOICES)[number],
  { ispublished, profile_slug }: Publication,
): string {
  if (ispublished) return choice.text;
  const [untilFirstText, whilePrivateText] = choice.staged
    ? [WAIT_UNTIL_FIRST_TEXT, WAIT_WHILE_PRIVATE_TEXT]
    : [AT_ONCE_UNTIL_FIRST_TEXT, AT_ONCE_WHILE_PRIVATE_TEXT];
  return profile_slug ? whilePrivateText : untilFirstText;
}

/** What the owner is shown before their edits appear at once. */
interface Review {
  /** The profile that readers see now. */
  seen: ProfileData;
  /** Whether only readers of private versions would see the edits. */
  versionsOnly?: boolean;
}

/**
 * Saves everything, then fetches the changes that readers of private versions would see at once while the page is
 * private or taken down; `null` if no version is open or nothing would change.
 */
async function fetchChangesOnVersions(editor: Pick<EditSession, 'flush' | 'autosave'>) {
  await saveFirst(editor);
  const changes = await rpc.profiles.changesForReaders();
  return changes?.versions_open ? changes : null;
}

/** The dialog about the profile's visibility: its readers, and whether edits are staged. */
export function VisibilityDialog({
  publication,
  onClose,
}: {
  publication: Publication;
  onClose: () => void;
}) {
  const [confirmation, setConfirmation] = useState<{ lines: ComposedLine[]; request: StagingRequest } | null>(
    null,
  );
  const { mutate, isPending, variables } = useStaging((lines, request) =>
    setConfirmation({ lines, request }),
  );
  const { ispublished, taken_down, edits_staged, published_data: seen } = publication;
  const editor = useEditor();
  // The dialog may have been closed and opened again while a choice is being sent.
  const { choosing } = usePublicationCalls();
  const isStagingChosen = isPending ? variables.staged : (choosing ?? edits_staged);
  const { store, evidence, fieldFlush } = editor;
  const profile = useSyncExternalStore(store.subscribe, store.get);
  const [reviewing, setReviewing] = useState<Review | null>(null);
  const chooseAtOnce = async () => {
    // Showing edits at once publishes those that wait.
    if (seen && sectionsChangedForReaders(seen, store.get()).length > 0) return setReviewing({ seen });
    const changes = ispublished || !edits_staged ? null : await fetchChangesOnVersions(editor);
    if (changes) setReviewing({ seen: changes.seen, versionsOnly: true });
    else mutate({ staged: false });
  };
  const choose = (staged: boolean) => {
    fieldFlush.flush();
    if (staged) mutate({ staged });
    else chooseAtOnce().catch(toastStagingFailure);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Who sees this?"
      description={
        ispublished
          ? 'Your profile is live: everyone who has its link can read it. The numerals, the history and the notices are yours alone.'
          : taken_down
            ? 'Your public page was taken down: only you, and readers of your private versions, can read your profile until it is put back.'
            : 'Your profile is private: only you, and readers of your private versions, can read it until you press Publish.'
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <fieldset disabled={isPending || choosing !== null} className="grid gap-2.5">
        <legend className="mb-2 font-semibold">
          {ispublished ? 'When readers see an edit' : 'When readers will see an edit, once it is live'}
        </legend>
        {STAGING_CHOICES.map((choice) => (
          <label
            key={choice.title}
            className="grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border border-rule-strong px-4 py-3 has-checked:border-primary has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="edits"
              checked={isStagingChosen === choice.staged}
              onChange={() => choose(choice.staged)}
              className="mt-1 size-4 accent-(--primary)"
            />
            <span>
              <span className="block font-emphasis">{choice.title}</span>
              <span className="block text-ink-2 text-sm">{choiceTextOf(choice, publication)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {(ispublished || seen) && (
        // Its place is kept, so that 'Done' does not move from under the pointer when a choice has been sent.
        <p className={`mt-3 text-ink-2 text-sm ${edits_staged && seen ? '' : 'invisible'}`}>
          Changing this to 'at once' publishes what waits, once you have looked at it.
        </p>
      )}
      {reviewing && (
        <ChangesDialog
          {...reviewing}
          live
          present={profile}
          // Private versions of a private profile leave these lines out.
          unconfirmed={reviewing.versionsOnly ? [] : evidence.unconfirmedLines(profile)}
          onCancel={() => setReviewing(null)}
          onPublish={() => {
            setReviewing(null);
            mutate({ staged: false });
          }}
        />
      )}
      {confirmation && (
        <UnconfirmedLinesConfirmation
          lines={confirmation.lines}
          busy={isPending}
          onCancel={() => setConfirmation(null)}
          onPublish={() => {
            setConfirmation(null);
            mutate({ ...confirmation.request, confirmed: confirmation.lines });
          }}
        />
      )}
    </Dialog>
  );
}
