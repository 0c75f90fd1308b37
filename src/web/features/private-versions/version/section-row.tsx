import type { VersionSection } from '@/shared/publishing/private-version';
import { cx } from '@/web/components/ui/core/cx';
import { Grip } from '@/web/components/ui/sorting/grip';
import type { useSortable } from '@/web/components/ui/sorting/use-sortable';
import { EyeButton } from './eye-button';
import { SectionBar } from './section-bar';
import { SectionLines } from './section-lines';
import { headingOf, setSectionShown, shownAmountText } from './sections';
import type { VersionChoiceProps } from './version-choice-props';

interface SectionRowProps extends VersionChoiceProps {
  section: VersionSection;
  grip: ReturnType<ReturnType<typeof useSortable>['gripProps']>;
  /** The class that marks where a dragged section would be dropped. */
  className: string;
  /** Whether this section is being dragged. */
  lifted: boolean;
}

/** A section of the main column: it can be moved by its grip, opened to show its lines, and hidden by its eye. */
export function SectionRow({ section, grip, className, lifted, ...choiceProps }: SectionRowProps) {
  const { profile, choice, onChange } = choiceProps;
  const heading = headingOf(section, profile);
  const hidden = choice.hidden.includes(section);
  return (
    <li className={cx(className, hidden && 'version-off', lifted && 'opacity-60')}>
      <SectionBar
        heading={heading}
        amount={hidden ? '' : shownAmountText(section, profile, choice)}
        grip={<Grip itemName={heading} {...grip} />}
        eye={
          <EyeButton
            partName={heading}
            hidden={hidden}
            onToggle={() => onChange(setSectionShown(choice, { section, show: hidden }))}
          />
        }
        hidden={hidden}
      >
        <SectionLines section={section} {...choiceProps} />
      </SectionBar>
    </li>
  );
}
