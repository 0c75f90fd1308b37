import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '@/web/components/ui/buttons/button';

interface EyeButtonProps {
  /** Name of what it shows or hides, for its accessible name. */
  partName: string;
  hidden: boolean;
  onToggle: () => void;
}

/** Shows or hides a section or a line for the reader. Its accessible name says what pressing it does. */
export function EyeButton({ partName, hidden, onToggle }: EyeButtonProps) {
  const Icon = hidden ? EyeOff : Eye;
  return (
    <IconButton
      label={`${hidden ? 'Show' : 'Hide'} ${partName}`}
      // The second click of a double click would undo the first.
      onClick={(event) => event.detail < 2 && onToggle()}
      className={hidden ? 'text-ink' : undefined}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
