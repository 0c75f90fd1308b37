import { ArrowUpRight } from 'lucide-react';
import { Button, LinkButton } from '@/web/components/ui/button';
import { HistoryButton } from '../compare/history-button';
import { SaveIndicator } from './save-indicator';
import { UndoButtons } from './undo-buttons';
import { useFinish } from './use-finish';

export interface EditBarProps {
  userId: string;
  published: boolean;
  publishing: boolean;
  onPublish: () => void;
}

/** Stays at the top: what was saved, and where to go from here. */
export function EditBar({ userId, published, publishing, onPublish }: EditBarProps) {
  const { finish, isPending } = useFinish();
  return (
    <div className="z-5 grid gap-x-6 gap-y-3 border-rule border-b bg-paper px-gutter py-3 md:sticky md:top-0 md:flex md:flex-wrap md:items-center md:justify-between lg:flex-nowrap">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1">
        <h1 className="text-xl">My Profile</h1>
        <span className="flex">
          <UndoButtons />
          <HistoryButton />
        </span>
        <SaveIndicator />
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 md:flex md:shrink-0 md:flex-wrap md:items-center">
        <LinkButton
          variant="quiet"
          href={`/profile/preview/${userId}`}
          target="_blank"
          className="max-md:order-3 max-md:border-rule-strong max-md:px-2.5"
        >
          Open Preview
          <ArrowUpRight aria-hidden className="size-4" strokeWidth={1.75} />
        </LinkButton>
        <LinkButton to="/create-profile" className="max-md:order-4 max-md:px-2.5">
          Regenerate Profile
        </LinkButton>
        <Button
          busy={publishing}
          busyLabel="Updating..."
          // The second half of a double click would take back what the first did.
          onClick={(event) => event.detail < 2 && onPublish()}
          className="max-md:order-1 max-md:px-2.5"
        >
          {published ? 'Unpublish' : 'Publish'}
        </Button>
        <Button
          variant="primary"
          busy={isPending}
          busyLabel="Processing..."
          onClick={() => finish()}
          className="max-md:order-2 max-md:px-2.5"
        >
          Save & Go to Dashboard
        </Button>
      </div>
    </div>
  );
}
