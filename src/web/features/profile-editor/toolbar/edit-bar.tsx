import { RefreshCw, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { Badge } from '@/web/components/ui/display/badge';
import { Tooltip } from '@/web/components/ui/overlays/tooltip';
import { useNarrow } from '@/web/lib/hooks/use-narrow';
import { HistoryButton } from '../compare/history-button';
import { PreviewLink } from './preview-link';
import { SaveAndDownload } from './save-and-download';
import { SaveIndicator } from './save-indicator';
import { UndoButtons } from './undo-buttons';
import { useFinishEditing } from './use-finish-editing';

export interface EditBarProps {
  userId: string;
  /** Number of open questions of the career record; `null` if there is no record. */
  recordDoubts: number | null;
  published: boolean;
  /** Whether an operator has taken the page down, so that it cannot be published. */
  takenDown: boolean;
  publishing: boolean;
  onPublish: () => void;
  /** The control for the profile's visibility, always in view. */
  visibility: ReactNode;
}

/**
 * The bar at the top: the save state, the tools and the next steps. On narrow screens the tools and most of the steps
 * are below it, and scroll with the page.
 */
export function EditBar(props: EditBarProps) {
  const { finish, isPending } = useFinishEditing();
  const narrow = useNarrow();
  const finishButton = (
    <Button variant="primary" busy={isPending} busyLabel="Processing..." onClick={() => finish()}>
      Save & Go to Dashboard
    </Button>
  );
  if (narrow) {
    return (
      <>
        {/* Below the bar with the menu button. */}
        <div className="sticky top-[calc(var(--control)+0.75rem+1px)] z-5 grid min-h-21 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-rule border-b bg-paper px-gutter py-2 max-[16rem]:static max-[16rem]:grid-cols-1 [@media(max-height:20rem)]:static max-[22rem]:gap-x-2 [&>button]:px-2.5 max-[22rem]:[&>button]:px-1.5">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <h1 className="text-base leading-tight">My Profile</h1>
            {props.visibility}
          </span>
          {finishButton}
          {/* Across the bar, so that no state of saving wraps. */}
          <div className="col-span-full min-w-0">
            <SaveIndicator small />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-2 border-rule border-b max-[16rem]:grid-cols-1 px-gutter py-3 [&_a]:px-2.5 [&>button]:px-2.5">
          <EditTools userId={props.userId} />
          <NextSteps {...props} />
        </div>
      </>
    );
  }
  return (
    // A single row down to a tablet's width. As it narrows, the record and the visibility control become icons first,
    // then the two links; the status has a second line.
    <div className="@container sticky top-0 z-5 border-rule border-b bg-paper">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-0.5 px-gutter py-3 @max-[84rem]:gap-x-3 @max-4xl:px-5">
        <div className="flex min-w-0 items-center gap-x-3.5 @max-4xl:gap-x-1.5">
          <h1 className="shrink-0 text-xl @min-[63.5rem]:@max-[75.5rem]:sr-only @max-4xl:sr-only">
            My Profile
          </h1>
          {props.visibility}
          <EditTools userId={props.userId} />
        </div>
        <div className="row-span-2 flex shrink-0 flex-wrap items-center gap-2 @max-[84rem]:row-span-1 @max-[75.5rem]:[&>button]:px-2.5 @max-[84rem]:[&_a]:px-2.5 @max-[75.5rem]:gap-1.5 @max-3xl:gap-1 @max-2xl:row-start-3 @max-3xl:[&_:is(a,button)]:px-2">
          <NextSteps {...props} />
          {finishButton}
        </div>
        {/* A separate line: readable whatever it says, and nothing below it moves. */}
        <div className="min-w-0 @max-[84rem]:col-span-2">
          <SaveIndicator />
        </div>
      </div>
    </div>
  );
}

function EditTools({ userId }: { userId: string }) {
  return (
    <span className="flex shrink-0 items-center max-md:-ml-2 max-[16rem]:shrink max-[16rem]:flex-wrap">
      <UndoButtons />
      <HistoryButton />
      <SaveAndDownload userId={userId} />
    </span>
  );
}

function NextSteps({ userId, recordDoubts, published, takenDown, publishing, onPublish }: EditBarProps) {
  return (
    <>
      {recordDoubts !== null && (
        <Tooltip label="Your record">
          <LinkButton
            variant="quiet"
            to="/record"
            icon={<ScrollText className="hidden size-4 @max-[84rem]:block" strokeWidth={SMALL_STROKE} />}
            className="max-md:border-rule-strong"
          >
            <span className="@max-[84rem]:sr-only">Your record</span>
            {recordDoubts > 0 && (
              <Badge tone="brass">
                {recordDoubts}
                <span className="sr-only"> not sure</span>
              </Badge>
            )}
          </LinkButton>
        </Tooltip>
      )}
      <PreviewLink userId={userId} />
      <Tooltip label="Regenerate Profile">
        <LinkButton
          to="/create-profile"
          icon={<RefreshCw className="hidden size-4 @max-[63.5rem]:block" strokeWidth={SMALL_STROKE} />}
        >
          <span className="@max-[63.5rem]:sr-only">Regenerate Profile</span>
        </LinkButton>
      </Tooltip>
      <Button
        busy={publishing}
        disabled={takenDown}
        busyLabel="Updating..."
        className="max-md:last:odd:col-span-2"
        // The second click of a double click would undo the first.
        onClick={(event) => event.detail < 2 && onPublish()}
      >
        {published ? 'Unpublish' : 'Publish'}
      </Button>
    </>
  );
}
