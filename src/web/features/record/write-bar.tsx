import { recordFingerprintOf } from '@/shared/record/certain-facts';
import type { Doubt } from '@/shared/record/doubts';
import { Button } from '@/web/components/ui/buttons/button';
import { useActionBar } from '@/web/lib/hooks/use-action-bar';
import { hasNoStatements } from './career/employers';
import { useRecord } from './context';

const WRITTEN_AT_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A bar at the foot with the button that writes the profile, and a note on what that does. */
export function WriteBar({
  guest,
  doubts,
  busy,
  onWrite,
}: {
  /** Whether the profile is a guest's: it cannot have been edited, so it is replaced at once. */
  guest: boolean;
  doubts: readonly Doubt[];
  busy: boolean;
  onWrite: () => void;
}) {
  const bar = useActionBar();
  const record = useRecord();
  const { written } = record;
  const isUpToDate = written !== undefined && written.fingerprint === recordFingerprintOf(record);
  const lacksStatements = hasNoStatements(record.facts);
  const openQuestionsText =
    doubts.length > 0 &&
    `${doubts.length} ${doubts.length === 1 ? 'question is' : 'questions are'} open. What is not sure is left out.`;
  const title = isUpToDate
    ? 'The profile says what this record says.'
    : lacksStatements
      ? `About ${2 * record.facts.roles.length} lines can be written from this.`
      : guest
        ? 'The profile can be written again.'
        : 'The profile can be written again; what you edited stays.';
  const note = isUpToDate
    ? `It was written from it on ${WRITTEN_AT_FORMAT.format(new Date(written.at))}.`
    : lacksStatements
      ? 'Nothing is made up to fill the rest.'
      : guest
        ? 'It takes the place of the one before.'
        : 'You see each change before anything is replaced.';
  return (
    <div ref={bar} className="sticky bottom-0 z-6 border-rule border-t bg-surface">
      <div className="mx-auto flex max-w-[calc(60rem+2*var(--gutter))] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-gutter py-3.5">
        <p className="text-ink-2 text-sm">
          <b className="block font-semibold text-[0.9375rem] text-ink">{title}</b>
          {openQuestionsText || note}
        </p>
        <Button
          variant={isUpToDate ? undefined : 'primary'}
          size="lg"
          busy={busy}
          busyLabel="Writing..."
          aria-disabled={isUpToDate || undefined}
          onClick={() => !isUpToDate && onWrite()}
          className="max-md:w-full"
        >
          Write the profile from this record
        </Button>
      </div>
    </div>
  );
}
