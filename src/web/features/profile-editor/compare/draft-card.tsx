import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { type ComposedLine, indexEvidence } from '@/shared/evidence/evidence-index';
import { mayBeSamePerson } from '@/shared/people/same-person';
import { fieldsOf } from '@/shared/profile/section-fields';
import { OWN_SECTIONS, SECTION_NAMES } from '@/shared/profile/sections';
import { Comparison } from '@/web/components/comparison/comparison';
import { sectionText } from '@/web/components/comparison/section-text';
import { UnconfirmedLinesConfirmation } from '@/web/components/publish-confirmation/unconfirmed-lines-confirmation';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Dialog } from '@/web/components/ui/overlays/dialog';
import { toast } from '@/web/components/ui/toasts/toast';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { queryClient } from '@/web/lib/api/query-client';
import { rpc } from '@/web/lib/api/rpc';
import { refusedLines } from '@/web/lib/profile/publish-refusals';
import { useEditor } from '../edit-session/context';
import { saveFirst } from '../edit-session/save-first';
import { type OwnProfileSnapshot, snapshotQuery } from '../queries';
import { publishRefusalOf } from '../toolbar/publishing';
import { Disagreements } from './disagreements';
import { editedSectionsOf } from './edited-sections';
import { useSectionChoice } from './use-section-choice';

/** Thrown when a section that is about to be replaced was edited in another window or device meanwhile. */
class EditedElsewhereError extends Error {
  override message = 'A section was edited elsewhere in this moment. It is no longer ticked.';
}

interface Decision {
  accepted: boolean;
  /** Lines without evidence that become public, and that the owner has just confirmed. */
  confirmed?: ComposedLine[];
}

/**
 * Shows the draft of a generation that found an existing profile; nothing of it is used until its owner accepts it.
 * @param props.live whether readers see accepted text at once
 */
export function DraftCard({
  draft,
  live,
}: {
  draft: NonNullable<OwnProfileSnapshot['draft']>;
  live: boolean;
}) {
  const { store, flush, autosave, catchUp } = useEditor();
  const [open, setOpen] = useState(true);
  const present = useSyncExternalStore(store.subscribe, store.get);
  const editedSections = editedSectionsOf(present, draft.generated);
  // The draft may be about somebody else: then their name must not be preselected.
  const isOtherPerson = !mayBeSamePerson(draft.profile_data.name, present.name);
  // A draft has nothing for sections that only their owner writes.
  const draftProfile = useMemo(
    () => ({ ...draft.profile_data, ...fieldsOf(present, OWN_SECTIONS) }),
    [draft.profile_data, present],
  );
  // A section that the draft leaves empty would only take away what is there.
  const emptySections = SECTION_NAMES.filter((section) => sectionText(draftProfile, section) === '');
  const notPreselected = [
    ...(isOtherPerson ? (['basicInfo'] as const) : []),
    ...editedSections,
    ...emptySections,
  ];
  const { differing, chosen, choose } = useSectionChoice(present, draftProfile, notPreselected);
  const evidence = useMemo(() => indexEvidence(draft.evidence), [draft.evidence]);
  const decide = useMutation({
    mutationFn: async ({ accepted, confirmed }: Decision) => {
      // Pending edits are saved first, so that they are in the history and do not overwrite the accepted text.
      await saveFirst({ flush, autosave }, true);
      // The same for edits of another device, which were not seen here.
      await catchUp();
      const newlyEdited = editedSectionsOf(store.get(), draft.generated).filter(
        (section) => !editedSections.includes(section),
      );
      if (accepted && newlyEdited.some((section) => chosen.has(section))) throw new EditedElsewhereError();
      const sections = accepted ? [...chosen] : [];
      const { ended } = await rpc.profiles.endDraft({ made_at: draft.made_at, sections, confirmed });
      if (ended && accepted) {
        store.set(fieldsOf(draft.profile_data, sections), { why: 'regenerated' });
        // If it cannot be sent, it is kept in the browser like every edit, and the page says so.
        await flush();
      }
      await queryClient.refetchQueries(snapshotQuery);
      return ended;
    },
    onSuccess: (ended, { accepted }) => {
      if (!ended)
        toast({ title: 'This draft was settled in another tab.', description: 'Nothing was changed here.' });
      else if (accepted && !autosave.getState().unsaved)
        toast({ title: 'The new text is in your profile.', variant: 'success' });
    },
    onError: (error) => {
      const lines = refusedLines(error);
      // Another tab or device has published the profile since this page was loaded.
      if (lines) return setLinesToConfirm(lines);
      const elsewhere = error instanceof EditedElsewhereError ? error.message : undefined;
      toastFailure(error, {
        title: 'That did not work.',
        description: elsewhere ?? publishRefusalOf(error) ?? undefined,
      });
    },
  });
  const unconfirmed = evidence.unconfirmedLines(draft.profile_data);
  const [linesToConfirm, setLinesToConfirm] = useState<ComposedLine[] | null>(null);
  const acceptChosenSections = () => {
    const unconfirmedLines = live ? unconfirmed.filter(({ section }) => chosen.has(section)) : [];
    if (unconfirmedLines.length > 0) setLinesToConfirm(unconfirmedLines);
    else decide.mutate({ accepted: true });
  };
  return (
    <>
      <Notice
        title="A new draft of your profile is ready"
        className="mb-8"
        action={<Button onClick={() => setOpen(true)}>Compare</Button>}
      >
        Your profile has not been changed. Choose what to take over from the draft.
      </Notice>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        locked={decide.isPending}
        title="Your profile and the new draft"
        description={
          notPreselected.length > 0
            ? 'Your profile has not been changed. What is not ticked stays as it is; what you replace stays in the history.'
            : 'Your profile has not been changed. What you replace stays in the history.'
        }
        className="max-w-[60rem]"
        footer={
          <>
            <Button variant="quiet" disabled={decide.isPending} onClick={() => setOpen(false)}>
              Decide later
            </Button>
            <Button disabled={decide.isPending} onClick={() => decide.mutate({ accepted: false })}>
              Keep mine
            </Button>
            <Button
              variant="primary"
              busy={decide.isPending}
              disabled={chosen.size === 0}
              onClick={acceptChosenSections}
            >
              Use {chosen.size} of {differing.length} {differing.length === 1 ? 'section' : 'sections'}
            </Button>
          </>
        }
      >
        {differing.length === 0 ? (
          <p>The draft says the same as your profile.</p>
        ) : (
          <>
            {isOtherPerson && (
              <Notice tone="danger" title={`This draft is about ${draft.profile_data.name}`} className="mb-5">
                Your profile is about {present.name}. Basic Info is not ticked: tick it to take over the other
                name.
              </Notice>
            )}
            <Comparison
              before={present}
              after={draftProfile}
              afterLabel="New draft"
              chosen={chosen}
              onChoose={choose}
              edited={editedSections}
              unconfirmed={unconfirmed}
            />
          </>
        )}
        <Disagreements lines={draft.disagreements.filter(({ section }) => !chosen.has(section))} />
        {linesToConfirm && (
          <UnconfirmedLinesConfirmation
            lines={linesToConfirm}
            onCancel={() => setLinesToConfirm(null)}
            onPublish={() => {
              setLinesToConfirm(null);
              decide.mutate({ accepted: true, confirmed: linesToConfirm });
            }}
          />
        )}
      </Dialog>
    </>
  );
}
