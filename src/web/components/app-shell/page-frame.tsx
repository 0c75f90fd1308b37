import { type ReactNode, useState } from 'react';
import { type Frame, SetFrameContext } from './frame-options';

/**
 * Around every page. The navigation of a member's screens stays while one goes from screen to screen: the link that
 * was pressed keeps the focus, and only the page is made anew. A page without an `AppShell` has none.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const [frame, put] = useState<Frame | null>(null);
  return (
    <div className={frame ? 'min-h-dvh md:flex' : undefined}>
      {frame && <frame.Navigation {...frame.options} />}
      <SetFrameContext value={put}>{children}</SetFrameContext>
    </div>
  );
}
