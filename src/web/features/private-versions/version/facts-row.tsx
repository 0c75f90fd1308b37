import type { FACT_SECTIONS } from '@/shared/publishing/private-version';
import { cx } from '@/web/components/ui/core/cx';
import { EyeButton } from './eye-button';
import { SectionBar } from './section-bar';
import { SectionLines } from './section-lines';
import { headingOf, setSectionShown } from './sections';
import type { VersionChoiceProps } from './version-choice-props';

/** With more sections than this, the last ones are only counted. */
const MAX_NAMED_FACT_SECTIONS = 3;

/** The sections of the narrow column: each can be hidden, and their order is fixed. */
export function FactsRow({
  sections,
  ...choiceProps
}: VersionChoiceProps & { sections: (typeof FACT_SECTIONS)[number][] }) {
  const { profile, choice, onChange } = choiceProps;
  const shownSections = sections.filter((section) => !choice.hidden.includes(section));
  const names = shownSections.map((section) => headingOf(section, profile));
  const namedCount = MAX_NAMED_FACT_SECTIONS - 1;
  const amount =
    names.length > MAX_NAMED_FACT_SECTIONS
      ? `${names.slice(0, namedCount).join(', ')} and ${names.length - namedCount} more`
      : names.join(', ');
  return (
    <li>
      <SectionBar heading="Facts" amount={amount || 'none'}>
        {sections.map((section) => {
          const heading = headingOf(section, profile);
          const hidden = choice.hidden.includes(section);
          return (
            <div key={section} className="border-rule not-first:border-t not-first:pt-2">
              <div className={cx('version-fact', hidden && 'version-off')}>
                <h3 className="font-semibold font-body text-sm">{heading}</h3>
                <span className="version-hidden">{hidden && 'Hidden here'}</span>
                <EyeButton
                  partName={heading}
                  hidden={hidden}
                  onToggle={() => onChange(setSectionShown(choice, { section, show: hidden }))}
                />
              </div>
              {!hidden && <SectionLines section={section} {...choiceProps} />}
            </div>
          );
        })}
      </SectionBar>
    </li>
  );
}
