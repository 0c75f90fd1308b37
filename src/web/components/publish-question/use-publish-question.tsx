import { lazy, Suspense, useState } from 'react';
import type { EvidenceIndex } from '@/shared/evidence';
import type { ProfileData } from '@/shared/profile';
import { holdsNameOnly } from '@/web/lib/filled-sections';

// Asked so rarely that its code comes when it is.
const Question = lazy(async () => ({ default: (await import('./question')).Question }));

/**
 * Asks before a profile is published that holds nothing but a name, or lines that nothing confirms.
 * @returns what the publish button does, and where the question is shown
 */
export function usePublishQuestion(publish: () => void) {
  const [asked, setAsked] = useState<{ profile: ProfileData; unconfirmed: string[] } | null>(null);
  const ask = (profile: ProfileData, evidence: EvidenceIndex) => {
    const unconfirmed = evidence.unconfirmed(profile).map(({ text }) => text);
    if (holdsNameOnly(profile) || unconfirmed.length > 0) setAsked({ profile, unconfirmed });
    else publish();
  };
  const question = asked && (
    <Suspense>
      <Question
        {...asked}
        onCancel={() => setAsked(null)}
        onPublish={() => {
          setAsked(null);
          publish();
        }}
      />
    </Suspense>
  );
  return { ask, question };
}
