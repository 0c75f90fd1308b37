import { ArrowUpToLine } from 'lucide-react';
import { IconButton } from '@/web/components/ui/button';

/** Puts an entry first in its list, from however far below. */
export function MoveToTop({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <IconButton size="md" label={`Move ${of} to the top`} onClick={onClick}>
      <ArrowUpToLine aria-hidden strokeWidth={1.6} />
    </IconButton>
  );
}
