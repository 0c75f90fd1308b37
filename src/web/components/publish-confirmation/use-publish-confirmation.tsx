import { Suspense, useState } from 'react';
import type { ComposedLine, EvidenceIndex } from '@/shared/evidence/evidence-index';
import type { ProfileData } from '@/shared/profile/profile-data';
import { hasNameOnly } from '@/web/lib/profile/filled-sections';
import { lazyPart } from '../ui/core/lazy-part';

// Lazy: it is rarely asked for.
const PublishConfirmation = lazyPart(() => import('./publish-confirmation'), 'PublishConfirmation');

export interface PublishRequest {
  /** Unconfirmed lines that the owner was shown and confirmed. */
  confirmed: ComposedLine[];
  /**
   * Called with unconfirmed lines that the server found but the confirmation did not list, such as those of another tab.
   */
  onUnconfirmed: (lines: ComposedLine[]) => void;
}

/**
 * Asks before publishing a profile that holds only a name, or has unconfirmed lines.
 * @returns the publish button's handler, and the dialog
 */
export function usePublishConfirmation(publish: (request: PublishRequest) => void) {
  const [asked, setAsked] = useState<{ profile: ProfileData; unconfirmed: ComposedLine[] } | null>(null);
  const ask = (profile: ProfileData, evidence: EvidenceIndex) => {
    const unconfirmed = evidence.unconfirmedLines(profile);
    if (hasNameOnly(profile) || unconfirmed.length > 0) setAsked({ profile, unconfirmed });
    else send(profile, []);
  };
  const send = (profile: ProfileData, confirmed: ComposedLine[]) =>
    publish({ confirmed, onUnconfirmed: (unconfirmed) => setAsked({ profile, unconfirmed }) });
  const confirmation = asked && (
    <Suspense>
      <PublishConfirmation
        {...asked}
        onCancel={() => setAsked(null)}
        onPublish={() => {
          setAsked(null);
          send(asked.profile, asked.unconfirmed);
        }}
      />
    </Suspense>
  );
  return { ask, confirmation };
}
