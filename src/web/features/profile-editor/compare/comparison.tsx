import type { ProfileData, SectionName } from '@/shared/profile';
import { Badge } from '@/web/components/ui/badge';
import { Checkbox } from '@/web/components/ui/checkbox';
import { cx } from '@/web/components/ui/cx';
import { differingSections, SECTION_TITLES, sectionText } from './section-text';
import { type Piece, wordDiff } from './word-diff';

export interface ComparisonProps {
  now: ProfileData;
  other: ProfileData;
  /** What the other state is called: 'New draft'. */
  otherLabel: string;
  chosen: ReadonlySet<SectionName>;
  onChoose: (section: SectionName, chosen: boolean) => void;
  /** Sections that their owner wrote or changed by hand. */
  edited?: readonly SectionName[];
  /** Lines of the other state that nothing confirms. */
  unconfirmed?: readonly { section: SectionName; text: string }[];
}

/** Two states beside each other, section by section, with what differs in each marked. */
export function Comparison(props: ComparisonProps) {
  const { now, other, otherLabel, chosen, onChoose, edited = [], unconfirmed = [] } = props;
  return (
    <ul className="grid">
      {differingSections(now, other).map((section) => {
        const { left, right } = wordDiff(sectionText(now, section), sectionText(other, section));
        const title = SECTION_TITLES[section];
        return (
          <li key={section} className="grid gap-3 border-rule border-t py-4 first:border-t-0 first:pt-0">
            <Checkbox
              checked={chosen.has(section)}
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
            <Bare lines={unconfirmed.filter((line) => line.section === section)} />
            <div className="grid gap-4 md:grid-cols-2">
              <Side label="Now" pieces={left} tone="bg-danger-soft" faded={chosen.has(section)} />
              <Side label={otherLabel} pieces={right} tone="bg-success-soft" faded={!chosen.has(section)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Bare({ lines }: { lines: { text: string }[] }) {
  if (lines.length === 0) return null;
  return (
    <p className="text-danger text-sm [overflow-wrap:anywhere]">
      Not confirmed by anything you gave us: {lines.map(({ text }) => text).join(' ')}
    </p>
  );
}

function Side({
  label,
  pieces,
  tone,
  faded,
}: {
  label: string;
  pieces: Piece[];
  tone: string;
  faded: boolean;
}) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-ink-3 text-xs">{label}</p>
      <p
        dir="auto"
        className={cx(
          'whitespace-pre-line text-sm [overflow-wrap:anywhere]',
          faded ? 'text-ink-2' : 'text-ink',
        )}
      >
        {pieces.length === 0 && <span className="italic">Empty</span>}
        {pieces.map((piece, at) =>
          piece.own && piece.text.trim() ? (
            <mark key={at} className={cx('rounded-[2px] text-inherit', tone)}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </p>
    </div>
  );
}
