import type { ComposedLine } from '@/shared/evidence/evidence-index';
import type { SectionProblems } from '@/shared/profile/excess';
import type { MergedEdit } from '@/shared/profile/merged-edit';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import type { ChosenAudience } from '@/shared/publishing/removed-hidden';

/** A state of the profile that the server has committed. */
export interface CommittedProfile {
  revision: number;
  data: ProfileData;
  /** Whether text that someone else wrote at the same time was replaced; it is in the history. */
  overwrote?: boolean;
}

/** Why the server should keep the state it has before this save replaces it. */
export type KeepReason = 'replaced' | 'regenerated' | 'restored';

/** Identifies one save, which the server applies at most once. */
export interface SaveIdentity {
  base_revision: number;
  save_id: string;
}

export interface SaveRequest extends SaveIdentity {
  profile_data: ProfileData;
  keep?: KeepReason;
  /** Whether the page said that readers do not see this edit yet. */
  assumed_private?: boolean;
  /** Rows of which the owner has chosen who sees them since the last save. */
  audience_chosen?: ChosenAudience[];
  /** Merges since the last save, by which the server follows rows. */
  merged?: MergedEdit[];
}

/**
 * The server will always refuse a save, because of certain sections if it names any. `byNetwork`: not the server but a
 * filter on the way to it, which names none, and may be gone in another network.
 */
export interface RefusedResult {
  kind: 'refused';
  message: string;
  lines?: ComposedLine[];
  sections?: SectionName[];
  byNetwork?: boolean;
}

export type SendResult =
  /** `stored`: fields that the server stores otherwise than they were sent. */
  | { kind: 'saved'; revision: number; savedAt: Date; stored?: Partial<ProfileData> }
  /** Another save came first: the revision and data of the present state. */
  | { kind: 'stale'; revision: number; data: ProfileData; overwrote?: boolean }
  /** No usable answer: it may have been saved or not. */
  | { kind: 'unknown'; offline: boolean }
  | { kind: 'signed-out' }
  | RefusedResult;

/** Sends one save. With `keepalive` the request should outlive the page. Never rejects. */
export type SendSave = (request: SaveRequest, options: { keepalive: boolean }) => Promise<SendResult>;

export type SaveProblemKind = 'failed' | 'offline' | 'signed-out' | 'refused';

export interface AutosaveState {
  phase: 'idle' | 'saving' | 'saved' | 'error';
  /** The time of this page's last save that the server committed. */
  savedAt: Date | null;
  problem: SaveProblemKind | null;
  /** The server's sentence for a refusal. */
  message: string | null;
  /** Unconfirmed lines: the profile is live, and the save waits until its owner confirms them. */
  lines: ComposedLine[] | null;
  /** Whether anything is not known to be on the server. */
  unsaved: boolean;
  /** Whether unsaved edits are also in the browser's storage, so that closing the page loses none. */
  storedInBrowser: boolean;
  /** Sections that cannot be saved, with the reason; the others are saved without them. */
  withheld: SectionProblems;
}

/** Edits kept in the browser until the server has them: the changed fields, and the values they are based on. */
export interface OutboxEntry {
  base: Partial<ProfileData>;
  mine: Partial<ProfileData>;
  /** Fields as sent by saves whose answer never came. */
  sent: Partial<ProfileData>[];
  /** Identifies the saves of `sent`, in the same order. Absent in entries of earlier releases. */
  saves?: SaveIdentity[];
  /** Why the server should keep the state it has before these edits replace it, in the history. */
  keep?: KeepReason;
  /** Whether the page said that readers do not see these edits yet. */
  assumedPrivate?: boolean;
  /** Merges that `mine` has gone through, of which the server does not know yet. */
  merged?: MergedEdit[];
}

/** What an edit of an earlier page brings along, see `OutboxEntry`. */
export type EarlierEdits = Pick<OutboxEntry, 'assumedPrivate' | 'merged'>;

export interface Outbox {
  /**
   * Stores the edits of this session.
   * @returns whether it is stored: the browser's storage may be full or unavailable
   */
  put(entry: OutboxEntry): boolean;
  clear(): void;
}

/**
 * Called when data of another tab or device was merged, or the server stored something otherwise than it was sent.
 * `lost`: sections saved in this tab that a concurrent save replaced. `undone`: sections with rows that were removed
 * here and restored, because they were edited elsewhere.
 */
export type OnMerged = (
  data: ProfileData,
  conflicts: SectionName[],
  lost: SectionName[],
  undone: SectionName[],
) => void;

export interface AutosaveOptions {
  saved: CommittedProfile;
  send: SendSave;
  outbox: Outbox;
  newId: () => string;
  /** Whether the page says that readers see edits at once. */
  isShownAtOnce?: () => boolean;
  /**
   * Called before `onMerged` would be, so that text that is still being typed is flushed first.
   */
  onMerging?: () => void;
  onMerged: OnMerged;
  /** Milliseconds since the last key press of the change that is being made. */
  sinceLastKey?: () => number;
  /** Called when the server has committed a save. */
  onSaved?: (saved: CommittedProfile) => void;
  /** Called once for each series of failures, at every refusal, and when a manual retry fails. */
  onFailure: (problem: SaveProblemKind) => void;
}
