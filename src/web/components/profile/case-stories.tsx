import { type CaseStory, shownStories } from '@/shared/case-stories/case-story';
import type { ShownReference } from '@/shared/references/reference';
import { confirmingReferencesOf, storyConfirmedBy } from '@/shared/references/story-confirmation';
import { ConfirmationTick } from './confirmation-tick';
import { type Level, levelBelow, SectionTitle, Title } from './heading';

interface CaseStoriesProps {
  stories: readonly CaseStory[];
  /** The references that the same readers see, which may confirm a story. */
  references?: readonly ShownReference[];
  level?: Level;
}

/** Case stories: each with its number, if any, in large type, the situation, the action and the result. */
export function CaseStories({ stories, references = [], level = 1 }: CaseStoriesProps) {
  const visibleStories = shownStories(stories);
  if (visibleStories.length === 0) return null;
  return (
    <section className="profile-section" aria-labelledby="profile-stories">
      <SectionTitle level={levelBelow(level)} id="profile-stories" className="profile-title">
        Case stories
      </SectionTitle>
      <ul className="profile-stories">
        {visibleStories.map((story, index) => (
          <li key={index}>
            <Story
              story={story}
              confirmers={confirmingReferencesOf(story, references)}
              level={levelBelow(levelBelow(level))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Maximum characters of a figure in large type; a longer one, such as an amount with its currency, is set smaller. */
const MAX_LARGE_CHARACTERS = 6;

interface StoryProps {
  story: CaseStory;
  confirmers: readonly ShownReference[];
  level: Level;
}

function Story({ story, confirmers, level }: StoryProps) {
  const { where, situation, action, number, counts, result } = story;
  const paragraphs = [action, result]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');
  const title = where.trim() && (
    <Title level={level} className={number ? 'profile-story-where' : 'profile-item-title'} dir="auto">
      {where}
    </Title>
  );
  return (
    <>
      {number ? (
        <p className="profile-figure">
          <b dir="auto" data-long={number.length > MAX_LARGE_CHARACTERS ? '' : undefined}>
            {number}
          </b>
          {counts && <span dir="auto">{counts}</span>}
        </p>
      ) : (
        <div>{title}</div>
      )}
      <div>
        {number && title}
        {situation.trim() && (
          <p className="profile-situation" dir="auto">
            {situation}
          </p>
        )}
        {paragraphs && (
          <p className="profile-result" dir="auto">
            {paragraphs}
          </p>
        )}
        {confirmers.map((referee, index) => (
          <ConfirmationTick key={index}>{storyConfirmedBy(referee)}</ConfirmationTick>
        ))}
      </div>
    </>
  );
}
