import { Check, CircleAlert, CloudOff } from 'lucide-react';
import { SECTION_NAMES, type SectionName } from '@/shared/profile/sections';
import { cx } from '@/web/components/ui/core/cx';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { SpinnerRing } from '@/web/components/ui/feedback/spinner';
import { formatTime } from '@/web/lib/dates/format-time';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { askToSignIn } from '@/web/lib/session/sign-in-again';
import type { AutosaveState } from '../autosave/types';
import { useEditor, useSaveState } from '../edit-session/context';

/** The state of the last edit. 'Last saved' appears only once the server has committed it. */
export function SaveIndicator({ small }: { small?: boolean }) {
  const state = useSaveState();
  const { autosave, fieldFlush } = useEditor();
  const withheld = withheldOf(state);
  const retry = () => {
    fieldFlush.flush();
    // Offers to sign in again, after which everything waiting is sent.
    if (state.problem === 'signed-out') void askToSignIn();
    else void autosave.retry();
  };
  return (
    <div
      role="status"
      className={cx(
        'flex min-w-0 items-center gap-x-1.5 text-ink-3 [&>svg]:shrink-0',
        small ? 'text-xs [&>svg]:size-3.5' : 'min-h-6 whitespace-nowrap text-sm',
        small && state.phase === 'error' && 'flex-wrap',
      )}
    >
      {!withheld && state.phase === 'idle' && 'Edits are saved as you type.'}
      {state.phase === 'saving' && (
        <>
          <SpinnerRing className="size-3" />
          Saving...
        </>
      )}
      {withheld && state.phase !== 'saving' && state.phase !== 'error' && (
        <WithheldSections sections={withheld} />
      )}
      {!withheld && state.phase === 'saved' && state.savedAt && (
        <>
          <Check className="size-4 text-success" strokeWidth={SMALL_STROKE} />
          <span
            className={small ? undefined : 'truncate'}
          >{`Last saved at ${formatTime(state.savedAt)}`}</span>
        </>
      )}
      {state.phase === 'error' && <SaveFailure state={state} retry={retry} small={small} />}
    </div>
  );
}

/** The withheld sections in the page's order; `null` if there are none. */
function withheldOf({ withheld }: AutosaveState): SectionName[] | null {
  const sections = SECTION_NAMES.filter((section) => withheld[section]);
  return sections.length > 0 ? sections : null;
}

const titlesOf = (sections: readonly SectionName[]) =>
  sections.map((section) => SECTION_TITLES[section]).join(', ');

/** Shown when only these sections could not be saved. Each shows its own error. */
function WithheldSections({ sections }: { sections: readonly SectionName[] }) {
  const names = titlesOf(sections);
  return (
    <>
      <CircleAlert className="size-4 text-danger" strokeWidth={SMALL_STROKE} />
      <span className="min-w-0 truncate text-danger" title={`Not saved: ${names}`}>
        Not saved: {names}
      </span>
    </>
  );
}

/** Describes the failure in the product's words, and says where the edit is kept. */
function SaveFailure({ state, retry, small }: { state: AutosaveState; retry: () => void; small?: boolean }) {
  const Icon = state.problem === 'offline' ? CloudOff : CircleAlert;
  return (
    <>
      <Icon aria-hidden className="size-4 text-danger" strokeWidth={SMALL_STROKE} />
      {/* The assurance that nothing is lost comes first. */}
      {small && state.storedInBrowser && <span className="text-ink-2">Kept on this device.</span>}
      <span className="text-danger">Save failed.</span>
      <button type="button" onClick={retry} className="text-danger underline underline-offset-[0.2em]">
        Retry?
      </button>
      <span className={small ? 'sr-only' : 'min-w-0 truncate'} title={explanationOf(state)}>
        {explanationOf(state)}
      </span>
    </>
  );
}

function explanationOf(state: AutosaveState): string {
  const { problem, message, storedInBrowser } = state;
  const storageText = storedInBrowser
    ? 'Your edits are kept in this browser.'
    : 'Your edits are in this page alone: this browser cannot keep them. Leave it open.';
  if (problem === 'offline') return `You are offline. ${storageText}`;
  if (problem === 'signed-out') return `You are signed out. ${storageText}`;
  if (problem === 'refused') {
    const refused = SECTION_NAMES.filter((section) => state.withheld[section] === message);
    return [titlesOf(refused), message].filter(Boolean).join(': ');
  }
  return storageText;
}
