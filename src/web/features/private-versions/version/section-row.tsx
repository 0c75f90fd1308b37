import type { VersionSection } from '@/shared/publishing/private-version';
import { cx } from '@/web/components/ui/core/cx';
import { Grip } from '@/web/components/ui/sorting/grip';
import type { useSortable } from '@/web/components/ui/sorting/use-sortable';
import type { ChoiceProps } from './choice-props';
import { EyeButton } from './eye-button';
import { SectionBar } from './section-bar';
import { SectionLines } from './section-lines';
import { headingOf, setSectionShown, shownAmount } from './sections';

interface SectionRowProps extends ChoiceProps {
  section: VersionSection;
  grip: ReturnType<ReturnType<typeof useSortable>['gripProps']>;
  /** The drop position of a dragged section. */
  className: string;
  lifted: boolean;
}

/** A section of the main column: it can be moved by its grip, opened to show its lines, and hidden by its eye. */
export function SectionRow({ section, grip, className, lifted, ...common }: SectionRowProps) {
  const { profile, choice, onChange } = common;
  const heading = headingOf(section, profile);
  const hidden = choice.hidden.includes(section);
  return (
    <li className={cx(className, hidden && 'version-off', lifted && 'opacity-60')}>
      <SectionBar
        heading={heading}
        amount={hidden ? '' : shownAmount(section, profile, choice)}
        grip={<Grip itemName={heading} {...grip} />}
        eye={
          <EyeButton
            of={heading}
            hidden={hidden}
            onToggle={() => onChange(setSectionShown(choice, section, hidden))}
          />
        }
        hidden={hidden}
      >
        <SectionLines section={section} {...common} />
      </SectionBar>
    </li>
  );
}
