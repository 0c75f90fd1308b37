import { Suspense } from 'react';
import type { Skill } from '@/shared/profile';
import { lazyPart } from '@/web/components/ui/lazy-part';

/** The sixty icons come after the text: they are a tenth of the screen's script. */
const LazyMark = lazyPart(async () => ({ default: (await import('./superpower-mark')).SuperpowerMark }));

/** A superpower's icon, and its place until it is there. */
export function Mark(props: { all: readonly Skill[]; at: number }) {
  return (
    <Suspense fallback={<span className="block size-5.5" />}>
      <LazyMark {...props} />
    </Suspense>
  );
}
