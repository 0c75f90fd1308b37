import { ArrowUpToLine } from 'lucide-react';
import { IconButton } from '@/web/components/ui/buttons/button';

/** Moves an entry to the top of its list. */
export function MoveToTop({ of, onClick }: { of: string; onClick: () => void }) {
  return (
    <IconButton size="md" label={`Move ${of} to the top`} onClick={onClick}>
      <ArrowUpToLine aria-hidden strokeWidth={1.6} />
    </IconButton>
  );
}
