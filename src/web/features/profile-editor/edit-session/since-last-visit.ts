/**
 * Reports to the owner, at the next visit, text that a merge overwrote while no editor was open in this browser. Stores
 * only the last revision that an editor here had, and names of sections.
 */
import { differingSections } from '@/shared/profile/section-fields';
import { SECTION_NAMES, type SectionName } from '@/shared/profile/sections';
import { rpc } from '@/web/lib/api/rpc';
import { browserStorage } from '@/web/lib/browser/browser-storage';
import { sinceKey } from '@/web/lib/unsaved-input/unsaved-edits';
import type { EditSession } from './edit-session';

interface LastVisit {
  /** `null` if none is known. */
  revision: number | null;
  /** Sections that another screen has merged since, where the text of this browser was kept. */
  won: SectionName[];
  /** Sections that another screen has merged since, where a row that was removed here was restored. */
  undone: SectionName[];
}

function readLastVisit(userId: string): LastVisit {
  const sectionsOf = (value: unknown) =>
    SECTION_NAMES.filter((section) => Array.isArray(value) && value.includes(section));
  try {
    const { revision, won, undone } = JSON.parse(browserStorage()?.getItem(sinceKey(userId)) ?? '{}');
    return {
      revision: typeof revision === 'number' ? revision : null,
      won: sectionsOf(won),
      undone: sectionsOf(undone),
    };
  } catch {
    return { revision: null, won: [], undone: [] };
  }
}

function storeVisit(userId: string, visit: LastVisit) {
  try {
    browserStorage()?.setItem(sinceKey(userId), JSON.stringify(visit));
  } catch {
    // Storage is full, so the next visit reports nothing; the overwritten text is in the history.
  }
}

/** Stores the sections in which a merge outside the editor overwrote text, for the next visit to the editor. */
export function storeMerge(
  userId: string,
  won: readonly SectionName[],
  undone: readonly SectionName[],
): void {
  if (won.length + undone.length === 0) return;
  const last = readLastVisit(userId);
  storeVisit(userId, { ...last, won: [...last.won, ...won], undone: [...last.undone, ...undone] });
}

/**
 * Reports the stored sections in the editor that has just been opened, and from then on stores its revision.
 * @returns a function that stops storing
 */
export function reportSinceLastVisit(
  userId: string,
  { autosave, conflicts }: Pick<EditSession, 'autosave' | 'conflicts'>,
): () => void {
  const last = readLastVisit(userId);
  conflicts.add('undone', last.undone);
  conflicts.add('won', last.won);
  const hasNews = last.won.length + last.undone.length > 0;
  if (!hasNews && last.revision !== null && last.revision < autosave.getSaved().revision) {
    // Not reported if the server does not answer; the history has the text.
    findReplaced(last.revision, autosave.getSaved().data)
      .then((sections) => conflicts.add('lost', sections))
      .catch(() => {});
  }
  const storeRevision = (ahead = 0) =>
    storeVisit(userId, { revision: autosave.getSaved().revision + ahead, won: [], undone: [] });
  // A page that is left during a save sends another save after it, so the revision grows by two.
  const leave = () => autosave.getState().phase === 'saving' && storeRevision(2);
  storeRevision();
  const unsubscribe = autosave.subscribe(() => storeRevision());
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    window.removeEventListener('pagehide', leave);
  };
}

/** Finds the sections in which another device has replaced this browser's text since a revision. */
async function findReplaced(revision: number, present: Parameters<typeof differingSections>[0]) {
  const newer = await rpc.profiles.newer({ revision }, { context: { background: true } });
  if (!newer?.overwrote) return [];
  const replacedVersion = (await rpc.profiles.history()).find(({ reason }) => reason === 'replaced');
  if (!replacedVersion) return [];
  const { profile_data } = await rpc.profiles.version({ id: replacedVersion.id });
  return differingSections(profile_data, present);
}
