import type { OverwrittenTexts } from '@/shared/publishing/private-version';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { dayWithYear } from '../texts';
import type { VersionDraft } from './draft';

const LABELS: Record<keyof OverwrittenTexts, string> = {
  name: 'Name of this version',
  for_whom: 'For',
  note: 'Note above the profile',
  open_until: 'Open until',
};

interface OverwrittenNoticeProps {
  draft: VersionDraft;
  overwritten: OverwrittenTexts;
  /**
   * Called with the owner's choice.
   * @param other whether to keep the other side's texts
   */
  onSettle: (other: boolean) => void;
}

/** A readable value; `null` as a last day means no end. */
const shownValue = (field: string, value: string | null) =>
  field === 'open_until' ? (value ? dayWithYear(value) : 'No end') : (value ?? '');

/** Asks which text to keep of fields that two windows or devices changed at once. It stays until it is answered. */
export function OverwrittenNotice({ draft, overwritten, onSettle }: OverwrittenNoticeProps) {
  return (
    <Notice
      tone="red"
      title="Written in two places at the same time"
      className="mb-8"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => onSettle(false)}>
            Keep it so
          </Button>
          <Button onClick={() => onSettle(true)}>Use the other</Button>
        </span>
      }
    >
      <dl className="grid gap-x-3 gap-y-1 [overflow-wrap:anywhere] lg:grid-cols-[auto_minmax(0,1fr)]">
        {Object.entries(overwritten).map(([field, other]) => (
          <Both key={field} label={LABELS[field as keyof OverwrittenTexts]} other={shownValue(field, other)}>
            {shownValue(field, draft[field as keyof OverwrittenTexts])}
          </Both>
        ))}
      </dl>
    </Notice>
  );
}

function Both({ label, other, children }: { label: string; other: string; children: string }) {
  return (
    <>
      <dt>{label}, as it stands:</dt>
      <dd className="text-ink">{children}</dd>
      <dt>The other:</dt>
      <dd className="text-ink">{other}</dd>
    </>
  );
}
