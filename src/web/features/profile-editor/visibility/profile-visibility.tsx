import { Eye } from 'lucide-react';
import { Badge } from '@/web/components/ui/display/badge';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import type { Publication } from '../edit-session/publication';

/** Whether the profile is private, live or taken down, and the button that opens the dialog about its visibility. */
export function ProfileVisibility({ publication, onOpen }: { publication: Publication; onOpen: () => void }) {
  const { ispublished, taken_down } = publication;
  return (
    <span className="flex items-center gap-x-2 whitespace-nowrap">
      <Badge tone={ispublished ? 'green' : taken_down ? 'red' : 'grey'}>
        {ispublished ? 'Live' : taken_down ? 'Taken down' : 'Private'}
      </Badge>
      <Tooltip label="Who sees this?">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="text-ink-2 text-sm underline decoration-rule-strong underline-offset-3 hover:text-ink max-md:-my-1 max-md:grid max-md:size-8 max-md:place-items-center @max-[84rem]:grid @max-[84rem]:size-8 @max-[84rem]:place-items-center"
        >
          <span className="max-md:sr-only @max-[84rem]:sr-only">Who sees this?</span>
          <Eye className="hidden size-4 max-md:block @max-[84rem]:block" />
        </button>
      </Tooltip>
    </span>
  );
}
