import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A tick with how, or by whom, something was confirmed. Ticks are used for nothing else on the page. */
export function ConfirmationTick({ children }: { children: ReactNode }) {
  return (
    <p className="profile-confirmed">
      <Check aria-hidden strokeWidth={1.75} />
      <span dir="auto">{children}</span>
    </p>
  );
}
