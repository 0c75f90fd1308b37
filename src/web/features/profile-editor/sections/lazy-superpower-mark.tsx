import { Suspense } from 'react';
import type { Skill } from '@/shared/profile/profile-data';
import { lazyPart } from '@/web/components/ui/core/lazy-part';

/** The icons are loaded after the text, since they are a large part of the screen's script. */
const LazyMark = lazyPart(() => import('./superpower-mark'), 'SuperpowerMark');

/** A superpower's icon, or a placeholder of its size until it is loaded. */
export function LazySuperpowerMark(props: { all: readonly Skill[]; index: number }) {
  return (
    <Suspense fallback={<span className="block size-5.5" />}>
      <LazyMark {...props} />
    </Suspense>
  );
}
