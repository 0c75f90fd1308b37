import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** How something was confirmed, or by whom, with the tick that nothing else carries. */
export function Confirmed({ children }: { children: ReactNode }) {
  return (
    <p className="profile-confirmed">
      <Check aria-hidden strokeWidth={1.75} />
      <span dir="auto">{children}</span>
    </p>
  );
}
