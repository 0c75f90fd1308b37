import { Link } from '@tanstack/react-router';
import {
  countShown,
  FACT_SECTIONS,
  isSectionFilled,
  storyOrder,
  type VersionChoice,
} from '@/shared/publishing/private-version';
import { Notice } from '@/web/components/ui/feedback/notice';
import { moveEntry, useSortable } from '@/web/components/ui/sorting/use-sortable';
import type { Version } from '../queries';
import { countAndNoun } from '../texts';
import { FactsRow } from './facts-row';
import { FollowedNotice } from './followed-notice';
import { SectionRow } from './section-row';

interface SectionOrderProps {
  version: Version;
  choice: VersionChoice;
  onChange: (choice: VersionChoice) => void;
}

/**
 * The sections of a version in the order in which its reader sees them, without those that are empty in the profile.
 * Each can be hidden, or opened to hide single lines; those of the main column can be moved.
 */
export function SectionOrder({ version, choice, onChange }: SectionOrderProps) {
  const { profile, unconfirmed } = version;
  const order = storyOrder(choice);
  const story = order.filter((section) => isSectionFilled(profile, section));
  const facts = FACT_SECTIONS.filter((section) => isSectionFilled(profile, section));
  const { shown, filled, hiddenLines } = countShown(profile, choice);
  const move = (from: number, to: number) => {
    const emptySections = order.filter((section) => !story.includes(section));
    onChange({ ...choice, order: [...moveEntry(story, from, to), ...emptySections] });
  };
  const { list, gripProps, dropIndicatorClass, draggedIndex, announcement } = useSortable(story.length, move);
  const choiceProps = { profile, choice, onChange };
  return (
    <section aria-labelledby="order" className="mt-11">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="order">Sections, in the reader’s order</h2>
        <p className="text-ink-3 text-sm tabular-nums">
          {shown} of {filled} shown
          {hiddenLines > 0 && `, ${countAndNoun(hiddenLines, 'line')} hidden`}
        </p>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <FollowedNotice {...choiceProps} />
      <ul ref={list} className="version-order">
        {story.map((section, index) => (
          <SectionRow
            key={section}
            section={section}
            {...choiceProps}
            grip={gripProps(index)}
            className={dropIndicatorClass(index)}
            lifted={draggedIndex === index}
          />
        ))}
        {facts.length > 0 && <FactsRow sections={facts} {...choiceProps} />}
      </ul>
      {unconfirmed.length > 0 && (
        <Notice
          className="mt-6"
          title={`${countAndNoun(unconfirmed.length, 'line')} of your profile not shown to anybody`}
        >
          Nothing you gave us confirms {unconfirmed.length === 1 ? 'it' : 'them'}. Confirm{' '}
          {unconfirmed.length === 1 ? 'it' : 'them'} in <Link to="/edit-profile">My Profile</Link>, and
          versions show {unconfirmed.length === 1 ? 'it' : 'them'} too.
        </Notice>
      )}
    </section>
  );
}
