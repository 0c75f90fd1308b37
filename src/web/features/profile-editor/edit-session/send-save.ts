/** Sends a save of an account and sorts its errors into those that the auto-save distinguishes. */

import type { ProfileData } from '@/shared/profile/profile-data';
import { SECTION_FIELDS, SECTION_NAMES, type SectionName } from '@/shared/profile/sections';
import { errorMessage } from '@/web/lib/api/error-message';
import { FOREIGN_ANSWER } from '@/web/lib/api/is-unanswered';
import { rpc } from '@/web/lib/api/rpc';
import { isFinalRefusal, RpcError } from '@/web/lib/api/rpc-client';
import { isOnline } from '@/web/lib/browser/online';
import { refusedLines } from '@/web/lib/profile/publish-refusals';
import { saveDeadline } from '@/web/lib/unsaved-input/sending-limits';
import type { SendResult, SendSave } from '../autosave/types';
import type { DisplayedPublication } from './publication';
import { publicationCalls } from './publication-calls';

/** A request with `keepalive` must have fewer bytes than this; browsers allow 64 KiB. */
const KEEPALIVE_LIMIT_BYTES = 60_000;

/**
 * The function that sends a save of this person's profile.
 * @param displayed the open page's publication, which is fetched again when a save staged the edits of a live profile
 */
export const createSendSave =
  (userId: string, displayed?: DisplayedPublication): SendSave =>
  async (request, { keepalive }) => {
    if (!keepalive) await publicationCalls().unpublishing;
    const fitsKeepalive = keepalive && new Blob([JSON.stringify(request)]).size < KEEPALIVE_LIMIT_BYTES;
    try {
      const { revision, saved_at, staged, stored } = await rpc.profiles.save(request, {
        signal: saveDeadline(),
        context: { keepalive: fitsKeepalive, background: true, account: userId },
      });
      if (staged) displayed?.onChangedElsewhere?.();
      return { kind: 'saved', revision, savedAt: saved_at, stored };
    } catch (error) {
      return resultOf(error);
    }
  };

interface StaleRevisionData {
  revision: number;
  profile_data: ProfileData;
  overwrote: boolean;
}

function resultOf(error: unknown): SendResult {
  if (!(error instanceof RpcError)) return { kind: 'unknown', offline: !isOnline() };
  if (error.code === 'STALE_REVISION') {
    const { revision, profile_data, overwrote } = error.data as StaleRevisionData;
    return { kind: 'stale', revision, data: profile_data, overwrote };
  }
  if (error.status === 401) return { kind: 'signed-out' };
  if (isFinalRefusal(error)) {
    if (error.code === FOREIGN_ANSWER)
      return { kind: 'refused', message: 'Your network does not let this text through.', byNetwork: true };
    const lines = refusedLines(error) ?? undefined;
    const sections = lines ? [...new Set(lines.map(({ section }) => section))] : invalidSections(error);
    return { kind: 'refused', message: errorMessage(error), lines, sections };
  }
  return { kind: 'unknown', offline: false };
}

/** The sections that a schema's issues are in; none if any issue is elsewhere. */
function invalidSections(error: RpcError): SectionName[] {
  const { issues = [] } = ((error.code === 'BAD_REQUEST' && error.data) || {}) as {
    issues?: { path?: unknown[] }[];
  };
  const sections = issues.map(({ path = [] }) =>
    SECTION_NAMES.find((name) => (SECTION_FIELDS[name] as readonly unknown[]).includes(path[1])),
  );
  return sections.every((section) => section !== undefined) ? [...new Set(sections)] : [];
}
