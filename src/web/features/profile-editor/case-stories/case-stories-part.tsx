import { type CaseStory, figureText } from '@/shared/case-stories/case-story';
import { confirmingReferencesOf } from '@/shared/references/story-confirmation';
import { directionOf } from '@/shared/text/text-direction';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { EditableSection } from '../controls/editable-section';
import { useEditor, useField } from '../edit-session/context';
import { useOwnReferences } from '../edit-session/use-own-references';
import { MarkedEntry, MarkedProse } from '../evidence/marked-text';
import { EmptySectionHint } from '../sections/empty-section-hint';
import { CaseStoriesEditor } from './case-stories-editor';
import { Confirmers } from './confirmers';

/** Case stories, read and edited in place. */
export function CaseStoriesPart() {
  return (
    <EditableSection section="caseStories" title="Case stories" edit={() => <CaseStoriesEditor />}>
      <CaseStoriesView />
    </EditableSection>
  );
}

function CaseStoriesView() {
  const stories = useField('case_stories');
  if (stories.length === 0) {
    return (
      <EmptySectionHint>
        A situation in one sentence, what you did, one number, and what came of it.
      </EmptySectionHint>
    );
  }
  return (
    <ul className="grid">
      {stories.map((story, index) => (
        <li
          key={index}
          dir={directionOf(story.situation || story.result || story.where)}
          className="grid gap-x-8 gap-y-2 border-rule border-t py-4 first:border-t-0 first:pt-1 lg:grid-cols-[9rem_1fr]"
        >
          <StoryNumber story={story} index={index} />
          <div className="grid min-w-0 content-start gap-1.5 [overflow-wrap:anywhere]">
            <p dir="auto" data-field={`${index}.where`} className="font-semibold text-sm">
              <MarkedEntry section="caseStories" text={story.where} />
              {!story.shown && <span className="ml-2 font-normal text-ink-3">Hidden</span>}
            </p>
            <p dir="auto" data-field={`${index}.situation`} className="font-display text-lg leading-snug">
              <MarkedProse section="caseStories" text={story.situation} />
            </p>
            <p dir="auto" data-field={`${index}.action`} className="text-ink-2">
              <MarkedProse section="caseStories" text={story.action} />{' '}
              <MarkedProse section="caseStories" text={story.result} />
            </p>
            <Confirmers story={story} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The number with its source; one that neither a source nor a referee confirms is marked as the owner's own word. */
function StoryNumber({ story, index }: { story: CaseStory; index: number }) {
  const { evidence } = useEditor();
  const references = useOwnReferences();
  const { number, counts } = story;
  if (!number) return <p className="text-ink-3 text-sm italic">No number yet</p>;
  const item = evidence.find('caseStories', figureText(story));
  const places = item ? evidence.placesOf(item) : [];
  const isBacked = places.length > 0 || confirmingReferencesOf(story, references?.shown ?? []).length > 0;
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p data-field={`${index}.number`} className="font-display text-4xl leading-none">
        {number}
        {places.length > 0 && <EvidenceMark places={places} />}
      </p>
      <p dir="auto" className="mt-1.5 text-ink-2 text-sm">
        {counts}
      </p>
      {!isBacked && <p className="text-ink-3 text-sm">Your own word</p>}
    </div>
  );
}
