import { useState } from 'react';
import type { ProfileData, SectionName } from '@/shared/profile/profile-data';
import { differingSections } from '@/shared/profile/section-fields';
import { cx } from '@/web/components/ui/core/cx';
import { Badge } from '@/web/components/ui/display/badge';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { useNarrow } from '@/web/lib/hooks/use-narrow';
import { SECTION_TITLES } from '@/web/lib/profile/section-titles';
import { sectionText } from './section-text';
import { type DiffPart, wordDiff } from './word-diff';

export interface ComparisonProps {
  now: ProfileData;
  other: ProfileData;
  /** The label of the other state: 'New draft'. */
  otherLabel: string;
  /** The label of `now`, the state on the left; 'Now' if absent. */
  nowLabel?: string;
  /** The sections chosen from the other state; absent where it is only shown. */
  chosen?: ReadonlySet<SectionName>;
  onChoose?: (section: SectionName, chosen: boolean) => void;
  /** Sections that the owner wrote or edited by hand. */
  edited?: readonly SectionName[];
  /** Unconfirmed lines of the other state. */
  unconfirmed?: readonly { section: SectionName; text: string }[];
}

/** Two states of a profile side by side, section by section, with their differences marked. */
export function Comparison(props: ComparisonProps) {
  const { now, other, otherLabel, nowLabel = 'Now', chosen, onChoose, edited = [], unconfirmed = [] } = props;
  return (
    <ul className="grid">
      {differingSections(now, other).map((section) => {
        const { left, right } = wordDiff(sectionText(now, section), sectionText(other, section));
        const title = SECTION_TITLES[section];
        return (
          <li key={section} className="grid gap-3 border-rule border-t py-4 first:border-t-0 first:pt-0">
            {onChoose ? (
              <Checkbox
                checked={chosen?.has(section)}
                onChange={(event) => onChoose(section, event.target.checked)}
                className="justify-self-start"
              >
                <span className="font-semibold">{title}</span>
                {edited.includes(section) && (
                  <Badge tone="line" className="ml-2.5">
                    Edited by you
                  </Badge>
                )}
              </Checkbox>
            ) : (
              <h3 className="font-body font-semibold text-base">{title}</h3>
            )}
            <UnconfirmedLines lines={unconfirmed.filter((line) => line.section === section)} />
            <Sides
              title={title}
              nowLabel={nowLabel}
              otherLabel={otherLabel}
              left={left}
              right={right}
              otherChosen={chosen?.has(section) ?? true}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface SidesProps {
  title: string;
  nowLabel: string;
  otherLabel: string;
  left: DiffPart[];
  right: DiffPart[];
  /** Whether the other state is chosen for this section. */
  otherChosen: boolean;
}

/**
 * Both sides of a section, next to each other if there is room; a phone shows one at a time, so that a section fits the
 * screen.
 */
function Sides({ title, nowLabel, otherLabel, left, right, otherChosen }: SidesProps) {
  const narrow = useNarrow();
  const [shown, setShown] = useState<'now' | 'other'>('other');
  const now = <Side label={nowLabel} parts={left} tone="bg-danger-soft" faded={otherChosen} />;
  const other = <Side label={otherLabel} parts={right} tone="bg-success-soft" faded={!otherChosen} />;
  if (!narrow) {
    return (
      <div className="grid gap-4 md:grid-cols-2">
        {now}
        {other}
      </div>
    );
  }
  return (
    <div className="grid gap-2.5">
      <div className="justify-self-start">
        <SegmentedControl
          size="sm"
          label={`Which version of ${title} to show`}
          options={[
            { value: 'now', label: nowLabel },
            { value: 'other', label: otherLabel },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {shown === 'now' ? now : other}
    </div>
  );
}

function UnconfirmedLines({ lines }: { lines: { text: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <p className="text-danger text-sm [overflow-wrap:anywhere]">
      Not confirmed by anything you gave us: {lines.map(({ text }) => text).join(' ')}
    </p>
  );
}

function Side({
  label,
  parts,
  tone,
  faded,
}: {
  label: string;
  parts: DiffPart[];
  tone: string;
  faded: boolean;
}) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-ink-3 text-xs max-md:sr-only">{label}</p>
      <p
        dir="auto"
        className={cx(
          'whitespace-pre-line text-sm [overflow-wrap:anywhere]',
          faded ? 'text-ink-2' : 'text-ink',
        )}
      >
        {parts.length === 0 && <span className="italic">Empty</span>}
        {parts.map((part, at) =>
          part.own && part.text.trim() ? (
            <mark key={at} className={cx('rounded-[2px] text-inherit', tone)}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </p>
    </div>
  );
}
