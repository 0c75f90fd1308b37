import { type FollowedLine, followedLines } from '@/shared/publishing/private-version';
import { Button } from '@/web/components/ui/buttons/button';
import { Notice } from '@/web/components/ui/feedback/notice';
import { countAndNoun } from '../texts';
import { headingOf, settleFollowed } from './sections';
import type { VersionChoiceProps } from './version-choice-props';

/** Maximum number of lines that are listed; further ones are only counted. */
const MAX_LISTED_LINES = 5;

/**
 * Lists the lines that were hidden automatically, because they contain words that the owner hid elsewhere, or may say
 * in other words what was hidden in their section. It stays until the owner has answered.
 */
export function FollowedNotice(props: VersionChoiceProps) {
  const { profile, choice } = props;
  const lines = followedLines(profile, choice);
  const repeating = lines.filter(({ section, from, within }) => from !== section || within);
  const rewritten = lines.filter(({ section, from, within }) => from === section && !within);
  const sections = [...new Set(rewritten.map(({ section }) => headingOf(section, profile)))];
  return (
    <>
      {repeating.length > 0 && (
        <FollowedQuestion
          {...props}
          lines={repeating}
          title={`${countAndNoun(repeating.length, 'line')} ${repeating.length === 1 ? 'has' : 'have'} words that you hid`}
          label={({ section, from }) =>
            `${headingOf(section, profile)}, hidden in ${from === section ? 'another line of it' : headingOf(from, profile)}:`
          }
        >
          You hid them in another place, so this reader does not get them here either.
        </FollowedQuestion>
      )}
      {rewritten.length > 0 && (
        <FollowedQuestion
          {...props}
          lines={rewritten}
          title={`${countAndNoun(rewritten.length, 'line')} of ${new Intl.ListFormat('en-GB').format(sections)} may say what you hid`}
          label={({ section }) => `${headingOf(section, profile)}:`}
        >
          Lines that you hid there are gone in the words that they had. They may be there in others, so this
          reader gets no new line that may be one of them until you have looked.
        </FollowedQuestion>
      )}
    </>
  );
}

interface FollowedQuestionProps extends VersionChoiceProps {
  lines: FollowedLine[];
  title: string;
  label: (line: FollowedLine) => string;
  children: string;
}

function FollowedQuestion({
  lines,
  title,
  label,
  children,
  profile,
  choice,
  onChange,
}: FollowedQuestionProps) {
  const pronoun = lines.length === 1 ? 'it' : 'them';
  const answer = (show: boolean) => onChange(settleFollowed({ choice, profile, lines, show }));
  return (
    <Notice
      className="mb-6"
      title={title}
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => answer(true)}>
            Show {pronoun}
          </Button>
          <Button onClick={() => answer(false)}>Keep {pronoun} hidden</Button>
        </span>
      }
    >
      {children}
      <dl className="mt-2 grid gap-1 [overflow-wrap:anywhere]">
        {lines.slice(0, MAX_LISTED_LINES).map((line, index) => (
          <div key={`${line.section} ${line.text}`}>
            {label(line) !== (index > 0 && label(lines[index - 1] as FollowedLine)) && <dt>{label(line)}</dt>}
            <dd dir="auto" className="line-clamp-2 text-ink">
              {line.text}
            </dd>
          </div>
        ))}
      </dl>
      {lines.length > MAX_LISTED_LINES && <p className="mt-1">and {lines.length - MAX_LISTED_LINES} more</p>}
    </Notice>
  );
}
