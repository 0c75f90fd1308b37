import { ArrowUpToLine } from 'lucide-react';
import { IconButton } from '@/web/components/ui/buttons/button';

/** The button that moves an entry to the top of its list. */
export function MoveToTopButton({ entryName, onClick }: { entryName: string; onClick: () => void }) {
  return (
    <IconButton size="md" label={`Move ${entryName} to the top`} onClick={onClick}>
      <ArrowUpToLine />
    </IconButton>
  );
}
