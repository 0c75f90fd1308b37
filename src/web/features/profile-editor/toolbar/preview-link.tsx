import { ArrowUpRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { toastFailure } from '@/web/components/ui/toasts/toast-failure';
import { openAfter } from '@/web/lib/browser/open-after';
import { useEditor } from '../edit-session/context';
import { NotSavedError, saveFirst } from '../edit-session/save-first';

/** Opens the page as it will be. Unsaved edits are saved first, since the preview is made from what is stored. */
export function PreviewLink({ userId }: { userId: string }) {
  const { fieldFlush, flush, autosave } = useEditor();
  const saveBefore = (event: MouseEvent<HTMLAnchorElement>) => {
    fieldFlush.flush();
    if (!autosave.getState().unsaved) return;
    event.preventDefault();
    openAfter(event.currentTarget.href, saveFirst({ flush, autosave })).catch((error) =>
      toastFailure(error, {
        title: 'The preview does not show your last edits.',
        description: error instanceof NotSavedError ? error.message : undefined,
      }),
    );
  };
  return (
    <Tooltip label="Open Preview">
      <LinkButton
        variant="quiet"
        href={`/profile/preview/${userId}`}
        target="_blank"
        className="max-md:border-rule-strong"
        onClick={saveBefore}
      >
        <span className="@max-[63.5rem]:sr-only">Open Preview</span>
        <ArrowUpRight className="size-4" strokeWidth={SMALL_STROKE} />
      </LinkButton>
    </Tooltip>
  );
}
