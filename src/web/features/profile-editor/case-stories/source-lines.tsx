import { Link } from '@tanstack/react-router';
import { type CaseStory, type Figure, type SourceLine, STORY_LIMITS } from '@/shared/case-stories/case-story';
import { buttonClass } from '@/web/components/ui/buttons/button-class';

interface SourceLinesProps {
  story: CaseStory;
  /** The lines of the record about the story's role. */
  lines: readonly SourceLine[];
  figures: readonly Figure[];
  onUse: (change: Partial<CaseStory>) => void;
}

const PART_NAMES = { situation: 'Situation', action: 'What you did', result: 'Result' } as const;
type Part = keyof typeof PART_NAMES;
const PARTS = ['situation', 'action', 'result'] as const satisfies Part[];
/** The parts that a line fills, the first empty one first. */
const FILLED_PARTS = ['action', 'result', 'situation'] as const satisfies Part[];

const normalised = (text: string) => text.trim().replace(/[.]$/, '').toLowerCase();

/** Where a story uses a line, as 'Number'; `undefined` if it does not. */
function usedIn(story: CaseStory, { text }: SourceLine, figures: readonly Figure[]): string | undefined {
  const part = PARTS.find((each) => normalised(story[each]).includes(normalised(text)));
  if (part) return PART_NAMES[part];
  const figure = figures.find(({ number, counts }) => number === story.number && counts === story.counts);
  return figure && normalised(figure.line) === normalised(text) ? 'Number' : undefined;
}

/** The change that puts a line into the first empty part, else after what was done; `undefined` if it is too long. */
export function changeByLine(story: CaseStory, { text }: SourceLine): Partial<CaseStory> | undefined {
  const empty = FILLED_PARTS.find((part) => !story[part].trim() && text.length <= STORY_LIMITS[part]);
  if (empty) return { [empty]: text };
  const action = `${story.action.trim()} ${text}`.trim();
  return action.length <= STORY_LIMITS.action ? { action } : undefined;
}

/** The lines of the sources about the story's role, each of which the story uses already or may use. */
export function SourceLines({ story, lines, figures, onUse }: SourceLinesProps) {
  if (lines.length === 0) return null;
  const organisation = story.where.replace(/,[^,]*\d{4}[^,]*$/, '');
  return (
    <section aria-label="What it can rest on" className="min-w-0">
      <h3 className="font-display font-normal text-lg leading-snug">What it can rest on</h3>
      <p className="mt-0.5 text-ink-2 text-sm">Every line in your sources about {organisation}.</p>
      <ul className="mt-3 grid border-rule border-b">
        {lines.map((line) => {
          const place = usedIn(story, line, figures);
          const change = changeByLine(story, line);
          return (
            <li key={line.text} className="border-rule border-t py-2.5 text-sm">
              <p dir="auto" className="[overflow-wrap:anywhere]">
                “{line.text}”
              </p>
              <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 text-ink-3">
                <span className="min-w-0 [overflow-wrap:anywhere]">{line.where}</span>
                {place ? (
                  <span>In {place}</span>
                ) : (
                  change && (
                    <button
                      type="button"
                      onClick={() => onUse(change)}
                      className="font-emphasis text-primary underline decoration-rule-strong underline-offset-4"
                    >
                      Use it<span className="sr-only">: {line.text}</span>
                    </button>
                  )
                )}
              </p>
            </li>
          );
        })}
      </ul>
      <Link to="/record" className={buttonClass({ size: 'sm', variant: 'quiet' }, '-ml-3 mt-2')}>
        Add a document
      </Link>
    </section>
  );
}
