import { type ReactNode, useState } from 'react';
import { type Frame, SetFrameContext } from './frame-options';

/**
 * The frame around every page. The navigation stays mounted between a member's screens, so that the pressed link keeps
 * the focus; only the page is replaced. A page without an `AppShell` has no navigation.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const [frame, setFrame] = useState<Frame | null>(null);
  return (
    <div className={frame ? 'min-h-dvh md:flex' : undefined}>
      {frame && <frame.Navigation {...frame.options} />}
      <SetFrameContext value={setFrame}>{children}</SetFrameContext>
    </div>
  );
}
