import { Fragment } from 'react';
import {
  followedLines,
  hiddenTexts,
  type VersionSection,
  versionLinesOf,
} from '@/shared/publishing/private-version';
import { cx } from '@/web/components/ui/core/cx';
import { EyeButton } from './eye-button';
import { headingOf, setLineShown } from './sections';
import type { VersionChoiceProps } from './version-choice-props';

/** The lines of a section, each of which can be hidden. */
export function SectionLines({
  section,
  profile,
  choice,
  onChange,
}: VersionChoiceProps & { section: VersionSection }) {
  const hidden = hiddenTexts(profile, section, choice);
  const lines = versionLinesOf(profile, section);
  const followed = followedLines(profile, choice).filter((line) => line.section === section);
  return (
    <ul className="version-lines">
      {lines.map(({ text, under, detail }, index) => {
        const isHidden = hidden.has(text);
        const from = followed.find((line) => line.text === text)?.from;
        return (
          <Fragment key={`${index} ${text}`}>
            {under && under !== lines[index - 1]?.under && <li className="version-under">{under}</li>}
            <li className={cx('version-line', isHidden && 'version-line-off')}>
              <span>
                <span dir="auto">{detail ? `${text}: ${detail}` : text}</span>
                {from && (
                  <small className="block text-sm">
                    {from === section
                      ? 'New since you hid lines here'
                      : `Words that you hid in ${headingOf(from, profile)}`}
                  </small>
                )}
              </span>
              <span className="version-hidden">{isHidden && 'Hidden here'}</span>
              <EyeButton
                partName="this line"
                hidden={isHidden}
                onToggle={() => onChange(setLineShown(choice, { section, text, show: isHidden, profile }))}
              />
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
