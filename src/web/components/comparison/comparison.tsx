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
  /** The state on the left. */
  before: ProfileData;
  /** The state on the right, which may replace it. */
  after: ProfileData;
  /** The label of `after`: 'New draft'. */
  afterLabel: string;
  /** The label of `before`; 'Now' if absent. */
  beforeLabel?: string;
  /** The sections chosen from `after`; absent if it is only shown. */
  chosen?: ReadonlySet<SectionName>;
  onChoose?: (section: SectionName, chosen: boolean) => void;
  /** Sections that the owner wrote or edited by hand. */
  edited?: readonly SectionName[];
  /** Unconfirmed lines of `after`. */
  unconfirmed?: readonly { section: SectionName; text: string }[];
}

/** Two states of a profile side by side, section by section, with their differences marked. */
export function Comparison(props: ComparisonProps) {
  const {
    before,
    after,
    afterLabel,
    beforeLabel = 'Now',
    chosen,
    onChoose,
    edited = [],
    unconfirmed = [],
  } = props;
  return (
    <ul className="grid">
      {differingSections(before, after).map((section) => {
        const { left, right } = wordDiff(sectionText(before, section), sectionText(after, section));
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
              beforeLabel={beforeLabel}
              afterLabel={afterLabel}
              left={left}
              right={right}
              afterChosen={chosen?.has(section) ?? true}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface SidesProps {
  title: string;
  beforeLabel: string;
  afterLabel: string;
  left: DiffPart[];
  right: DiffPart[];
  /** Whether `after` is chosen for this section. */
  afterChosen: boolean;
}

/**
 * Both sides of a section, next to each other if there is room; a narrow screen shows one at a time, so that a section
 * fits on it.
 */
function Sides({ title, beforeLabel, afterLabel, left, right, afterChosen }: SidesProps) {
  const narrow = useNarrow();
  const [visibleSide, setVisibleSide] = useState<'before' | 'after'>('after');
  const before = <Side label={beforeLabel} parts={left} tone="bg-danger-soft" faded={afterChosen} />;
  const after = <Side label={afterLabel} parts={right} tone="bg-success-soft" faded={!afterChosen} />;
  if (!narrow) {
    return (
      <div className="grid gap-4 md:grid-cols-2">
        {before}
        {after}
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
            { value: 'before', label: beforeLabel },
            { value: 'after', label: afterLabel },
          ]}
          value={visibleSide}
          onChange={setVisibleSide}
        />
      </div>
      {visibleSide === 'before' ? before : after}
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
        {parts.map((part, index) =>
          part.changed && part.text.trim() ? (
            <mark key={index} className={cx('rounded-[2px] text-inherit', tone)}>
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
