import { lazy, Suspense, useState } from 'react';
import type { ProfileData } from '@/shared/profile';
import { holdsNameOnly } from '@/web/lib/filled-sections';

// Asked so rarely that its code comes when it is.
const Question = lazy(async () => ({ default: (await import('./question')).Question }));

/**
 * Asks before a profile is published that holds nothing but a name.
 * @returns what the publish button does, and where the question is shown
 */
export function usePublishQuestion(publish: () => void) {
  const [asked, setAsked] = useState<ProfileData | null>(null);
  const ask = (profile: ProfileData) => {
    if (holdsNameOnly(profile)) setAsked(profile);
    else publish();
  };
  const question = asked && (
    <Suspense>
      <Question
        profile={asked}
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
