import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { indexEvidence } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import { AccountNotices } from '@/web/components/generation-notices/account-notices';
import { usePublishConfirmation } from '@/web/components/publish-confirmation/use-publish-confirmation';
import { lazyPart } from '@/web/components/ui/core/lazy-part';
import { dismissToast, toast } from '@/web/components/ui/toasts/toast';
import { useSaver } from '@/web/lib/unsaved-input/open-savers';
import { HistoryPanel } from './compare/history-panel';
import { EditorContext, useEditor, useSaveState } from './edit-session/context';
import { type EditSession, startEditSession } from './edit-session/edit-session';
import { isAtOnce } from './edit-session/publication';
import { usePublicationCalls } from './edit-session/publication-calls';
import { rememberRemoved } from './edit-session/removed-rows';
import { watchPage } from './edit-session/watch-page';
import { ProfileSheet } from './profile-sheet';
import { cacheSavedProfile, type OwnProfileSnapshot } from './queries';
import { LiveCard } from './sections/lazy-editors';
import { EditBar } from './toolbar/edit-bar';
import { LogoutGuard } from './toolbar/logout-guard';
import { usePublication } from './toolbar/publishing';
import { ProfileVisibility } from './visibility/profile-visibility';

const VisibilityDialog = lazyPart(() => import('./visibility/visibility-dialog'), 'VisibilityDialog');
// Lazy: a draft to compare with is rare.
const DraftCard = lazyPart(() => import('./compare/draft-card'), 'DraftCard');
const TakenDownNotice = lazyPart(
  () => import('@/web/components/publish-confirmation/taken-down-notice'),
  'TakenDownNotice',
);
// Lazy: who signs up has loaded it with the screens before.
const OnboardingSteps = lazyPart(() => import('@/web/components/onboarding-steps'), 'OnboardingSteps');
const StagedCard = lazyPart(() => import('./visibility/staged-card'), 'StagedCard');
const ConflictNotice = lazyPart(() => import('./toolbar/conflict-notice'), 'ConflictNotice');

const SaveConfirmation = lazyPart(() => import('./toolbar/save-confirmation'), 'SaveConfirmation');

export interface LoadedEditorProps {
  mine: OwnProfileSnapshot;
  profile: ProfileData;
}

/** Provides one editing session; the components below read it field by field. */
export function LoadedEditor({ mine, profile }: LoadedEditorProps) {
  const saved = { revision: mine.revision, data: profile };
  const shown = { version: mine.publication, atOnce: isAtOnce(mine) };
  const editing = useSaver(`profile.${mine.id}`, () => {
    const session: EditSession = startEditSession({
      userId: mine.id,
      saved,
      displayed: shown,
      // The confirmation of unconfirmed lines replaces this message.
      onFailure: () => session.autosave.getState().lines || toastSaveFailure(),
    });
    rememberRemoved(session.store, mine.removed_hidden);
    return session;
  });
  useState(() => editing.reopen(saved, shown));
  useEffect(() => watchPage(editing, mine.id), [editing, mine.id]);
  useEffect(() => {
    // Loaded on demand, since few visits name sections; offline, none is opened.
    if (!location.hash) return;
    import('./edit-session/open-named-sections')
      .then(({ openNamedSections }) => openNamedSections(editing.openSection))
      .catch(() => {});
  }, [editing]);
  useEffect(() => editing.autosave.subscribe(() => dismissFailureOnceSaved(editing)), [editing]);
  useEffect(() => {
    let cachedName = profile.name;
    return editing.autosave.subscribe(() => {
      const { data } = editing.autosave.getSaved();
      if (data.name !== cachedName) cacheSavedProfile(data);
      cachedName = data.name;
    });
  }, [editing]);
  const evidence = useMemo(() => indexEvidence(mine.evidence), [mine.evidence]);
  const value = useMemo(() => ({ ...editing, evidence }), [editing, evidence]);
  return (
    <EditorContext value={value}>
      <EditorPage mine={mine} />
    </EditorContext>
  );
}

function EditorPage({ mine }: { mine: OwnProfileSnapshot }) {
  const { publication, publish } = usePublication(mine);
  const { publishing, choosing } = usePublicationCalls();
  const { ispublished, taken_down, public_url, profile_slug } = publication;
  const { store, fieldFlush, evidence } = useEditor();
  const { ask, confirmation } = usePublishConfirmation(publish);
  const [visibilityOpen, setVisibilityOpen] = useState(false);
  const togglePublication = () => {
    fieldFlush.flush();
    if (ispublished) publish(null);
    else ask(store.get(), evidence);
  };
  return (
    <div className="editor">
      <EditBar
        userId={mine.id}
        recordDoubts={mine.record_doubts}
        published={ispublished}
        takenDown={taken_down !== null}
        publishing={publishing}
        onPublish={togglePublication}
        visibility={<ProfileVisibility publication={publication} onOpen={() => setVisibilityOpen(true)} />}
      />
      {/* Not in the bar: narrow screens have another bar, and a tablet may be turned while the history is open. */}
      <HistoryPanel />
      <Suspense>
        {visibilityOpen && (
          <VisibilityDialog publication={publication} onClose={() => setVisibilityOpen(false)} />
        )}
      </Suspense>
      <div className="mx-auto max-w-[calc(68rem+2*var(--gutter))] px-gutter pt-7 pb-16 md:pt-12">
        <Suspense>
          {mine.onboarding_status === 'PROFILE_GENERATED' && (
            <OnboardingSteps at="snapshot" className="mb-8" />
          )}
          {taken_down && <TakenDownNotice {...taken_down} className="mb-8" />}
        </Suspense>
        <Suspense>
          {ispublished && public_url && profile_slug && (
            <LiveCard
              url={public_url}
              slug={profile_slug}
              staged={choosing === true || publication.edits_staged}
            />
          )}
          {ispublished && publication.published_data && <StagedCard published={publication.published_data} />}
          {mine.draft && <DraftCard draft={mine.draft} live={ispublished && !publication.edits_staged} />}
        </Suspense>
        <ContestedSections />
        <AccountNotices userId={mine.id} />
        <ProfileSheet userId={mine.id} hasRecord={mine.record_doubts !== null} />
        <LogoutGuard />
        {confirmation}
        <UnconfirmedOnLivePage />
      </div>
    </div>
  );
}

/** Asks the owner when a save would put unconfirmed lines into a live profile. */
function UnconfirmedOnLivePage() {
  const { lines } = useSaveState();
  return <Suspense>{lines && <SaveConfirmation lines={lines} />}</Suspense>;
}

/** The notice of contested sections. It is loaded only if there are any, which is rare. */
function ContestedSections() {
  const { conflicts } = useEditor();
  const contested = useSyncExternalStore(conflicts.subscribe, conflicts.get);
  const isAnyContested = Object.values(contested).some((sections) => sections.length > 0);
  return <Suspense>{isAnyContested && <ConflictNotice />}</Suspense>;
}

let failureToastId: number | undefined;

function toastSaveFailure() {
  failureToastId = toast({
    title: 'Auto-save failed',
    description: "Your changes couldn't be saved automatically. Please try again.",
    variant: 'destructive',
  });
}

/** Takes the message back once everything is saved: it would contradict 'Last saved'. */
function dismissFailureOnceSaved({ autosave }: EditSession) {
  if (failureToastId !== undefined && autosave.getState().phase === 'saved') dismissToast(failureToastId);
}
