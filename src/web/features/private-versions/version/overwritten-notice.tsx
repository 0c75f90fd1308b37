import type { OverwrittenTexts } from '@/shared/publishing/private-version';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { formatDayWithYear } from '@/web/lib/dates/format-moment';
import type { VersionDraft } from './draft';

const FIELD_LABELS: Record<keyof OverwrittenTexts, string> = {
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
   * @param useOther whether to use the other side's texts in place of the present ones
   */
  onSettle: (useOther: boolean) => void;
}

/** A value as text; null as the last day means that there is no end. */
const valueText = (field: string, value: string | null) =>
  field === 'open_until' ? (value ? formatDayWithYear(value) : 'No end') : value || 'nothing';

/** Asks which texts to keep of the fields that one pair of concurrent saves changed differently. */
export function OverwrittenNotice({ draft, overwritten, onSettle }: OverwrittenNoticeProps) {
  return (
    <Notice
      tone="danger"
      title="Written in two places at the same time"
      className="mb-8"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => onSettle(false)}>
            Keep as is
          </Button>
          <Button onClick={() => onSettle(true)}>Use the other</Button>
        </span>
      }
    >
      <dl className="grid gap-x-3 gap-y-1 [overflow-wrap:anywhere] lg:grid-cols-[auto_minmax(0,1fr)]">
        {Object.entries(overwritten).map(([field, other]) => (
          <BothValues
            key={field}
            label={FIELD_LABELS[field as keyof OverwrittenTexts]}
            otherValue={valueText(field, other)}
          >
            {valueText(field, draft[field as keyof OverwrittenTexts])}
          </BothValues>
        ))}
      </dl>
    </Notice>
  );
}

function BothValues({
  label,
  otherValue,
  children,
}: {
  label: string;
  otherValue: string;
  children: string;
}) {
  return (
    <>
      <dt>{label} now:</dt>
      <dd className="text-ink">{children}</dd>
      <dt>The other:</dt>
      <dd className="text-ink">{otherValue}</dd>
    </>
  );
}
