import { Fragment } from 'react';
import {
  followedLines,
  hiddenTexts,
  type VersionSection,
  versionLinesOf,
} from '@/shared/publishing/private-version';
import { cx } from '@/web/components/ui/core/cx';
import type { ChoiceProps } from './choice-props';
import { EyeButton } from './eye-button';
import { headingOf, setLineShown } from './sections';

/** The lines of a section, each of which can be hidden. */
export function SectionLines({
  section,
  profile,
  choice,
  onChange,
}: ChoiceProps & { section: VersionSection }) {
  const hidden = hiddenTexts(profile, section, choice);
  const lines = versionLinesOf(profile, section);
  const followed = followedLines(profile, choice).filter((line) => line.section === section);
  return (
    <ul className="version-lines">
      {lines.map(({ text, under, detail }, at) => {
        const off = hidden.has(text);
        const from = followed.find((line) => line.text === text)?.from;
        return (
          <Fragment key={`${at} ${text}`}>
            {under && under !== lines[at - 1]?.under && <li className="version-under">{under}</li>}
            <li className={cx('version-line', off && 'version-line-off')}>
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
              <span className="version-hidden">{off && 'Hidden here'}</span>
              <EyeButton
                of="this line"
                hidden={off}
                onToggle={() => onChange(setLineShown(choice, { section, text, show: off, profile }))}
              />
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
