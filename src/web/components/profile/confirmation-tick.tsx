import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';

/** A tick with how, or by whom, something was confirmed. Ticks are used for nothing else on the page. */
export function ConfirmationTick({ children }: { children: ReactNode }) {
  return (
    <p className="profile-confirmed">
      <Check aria-hidden strokeWidth={SMALL_STROKE} />
      <span dir="auto">{children}</span>
    </p>
  );
}
