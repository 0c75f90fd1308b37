import { followedLines } from '@/shared/publishing/private-version';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { plural } from '../texts';
import type { ChoiceProps } from './choice-props';
import { headingOf, settleFollowed } from './sections';

/** Lines that are listed; more are counted. */
const LISTED = 5;

/**
 * Says which lines are hidden because words stand in them that their owner hid in another section. It stays until the owner
 * has answered.
 */
export function FollowedNotice({ profile, choice, onChange }: ChoiceProps) {
  const lines = followedLines(profile, choice);
  if (lines.length === 0) return null;
  const one = lines.length === 1;
  return (
    <Notice
      className="mb-6"
      title={`${plural(lines.length, 'line')} ${one ? 'has' : 'have'} words that you hid`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => onChange(settleFollowed(choice, profile, true))}>
            Show {one ? 'it' : 'them'}
          </Button>
          <Button onClick={() => onChange(settleFollowed(choice, profile, false))}>
            Keep {one ? 'it' : 'them'} hidden
          </Button>
        </span>
      }
    >
      You hid them in another section, so this reader does not get them here either.
      <dl className="mt-2 grid gap-1 [overflow-wrap:anywhere]">
        {lines.slice(0, LISTED).map(({ section, text, from }) => (
          <div key={`${section} ${text}`}>
            <dt>
              {headingOf(section, profile)}, hidden in {headingOf(from, profile)}:
            </dt>
            <dd dir="auto" className="line-clamp-2 text-ink">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {lines.length > LISTED && <p className="mt-1">and {plural(lines.length - LISTED, 'more', 'more')}</p>}
    </Notice>
  );
}
