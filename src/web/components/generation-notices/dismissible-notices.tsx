import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { clearGenerationNotices } from '@/web/lib/generation/notices';
import { IconButton } from '../ui/buttons/button';
import { ResultNotices } from './result-notices';

interface DismissibleNoticesProps extends ComponentProps<typeof ResultNotices> {
  onDismissed: () => void;
}

/** Notices of a generation, with a button that clears them. */
export function DismissibleNotices({ onDismissed, ...notices }: DismissibleNoticesProps) {
  const dismiss = () => {
    clearGenerationNotices();
    onDismissed();
  };
  return (
    <div className="relative mb-8">
      <ResultNotices {...notices} />
      <IconButton label="Dismiss" onClick={dismiss} className="absolute top-3 right-3">
        <X />
      </IconButton>
    </div>
  );
}
