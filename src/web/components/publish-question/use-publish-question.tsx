import { Suspense, useState } from 'react';
import type { ComposedLine, EvidenceIndex } from '@/shared/evidence';
import type { ProfileData } from '@/shared/profile';
import { holdsNameOnly } from '@/web/lib/filled-sections';
import { lazyPart } from '../ui/lazy-part';

// Asked so rarely that its code comes when it is.
const Question = lazyPart(async () => ({ default: (await import('./question')).ConfirmQuestion }));

export interface PublishRequest {
  /** Lines that nothing confirms, and that the owner was shown and confirms. */
  confirmed: ComposedLine[];
  /** The server found such lines that were not shown: changed elsewhere meanwhile. */
  onUnconfirmed: (lines: ComposedLine[]) => void;
}

/**
 * Asks before a profile is published that holds nothing but a name, or lines that nothing confirms.
 * @returns what the publish button does, and where the question is shown
 */
export function usePublishQuestion(publish: (request: PublishRequest) => void) {
  const [asked, setAsked] = useState<{ profile: ProfileData; unconfirmed: ComposedLine[] } | null>(null);
  const ask = (profile: ProfileData, evidence: EvidenceIndex) => {
    const unconfirmed = evidence.unconfirmed(profile);
    if (holdsNameOnly(profile) || unconfirmed.length > 0) setAsked({ profile, unconfirmed });
    else send(profile, []);
  };
  const send = (profile: ProfileData, confirmed: ComposedLine[]) =>
    publish({ confirmed, onUnconfirmed: (unconfirmed) => setAsked({ profile, unconfirmed }) });
  const question = asked && (
    <Suspense>
      <Question
        {...asked}
        onCancel={() => setAsked(null)}
        onPublish={() => {
          setAsked(null);
          send(asked.profile, asked.unconfirmed);
        }}
      />
    </Suspense>
  );
  return { ask, question };
}
