import type { Doubt } from '@/shared/record/doubts';
import type { Span } from '@/shared/record/facts';
import { useRecord, useSources } from '../context';
import { Passage } from '../source-page/passage';
import { SourceCaption } from '../source-page/source-caption';

/** Number of the entry's lines that are shown below the doubtful one. */
const MAX_LINES_BELOW = 2;

/** What a doubt is about, for each file: the line it was read from, its doubtful words marked, and the next lines. */
export function DoubtContext({ doubt }: { doubt: Doubt }) {
  const { read } = useRecord();
  const { sources } = useSources();
  const role = read.roles.find(({ id }) => id === doubt.role.id) ?? doubt.role;
  const spans = [...new Map(role.spans.map((span) => [span.source, span])).values()];
  return (
    <div className="grid content-start gap-4 self-start">
      {spans.map((span) => {
        const source = sources.find(({ id }) => id === span.source);
        if (!source) return null;
        return (
          <Passage
            key={span.source}
            source={source}
            page={span.page}
            quote={span.quote}
            nearbyText={role.statements[0]?.value}
          >
            <figure className="grid gap-2">
              <blockquote
                className="record-cut grid gap-1 px-4 py-3 text-sm leading-relaxed [overflow-wrap:anywhere]"
                dir="auto"
              >
                <p>
                  <MarkedQuote quote={span.quote} doubt={doubt} />
                </p>
                {role.statements
                  .filter(({ spans }) => spans.some(({ source: id }) => id === span.source))
                  .slice(0, MAX_LINES_BELOW)
                  .map(({ id, value }) => (
                    <p key={id} className="text-ink-2">
                      {value}
                    </p>
                  ))}
              </blockquote>
              <figcaption className="text-ink-3 text-sm [overflow-wrap:anywhere]">
                <SourceCaption source={source} page={span.page} />
              </figcaption>
            </figure>
          </Passage>
        );
      })}
    </div>
  );
}

function MarkedQuote({ quote, doubt }: { quote: Span['quote']; doubt: Doubt }) {
  const value = doubt.kind === 'employer' || doubt.kind === 'same-employer' ? doubt.value : doubt.role.title;
  const index = value ? quote.indexOf(value) : -1;
  if (index < 0) return <mark>{quote}</mark>;
  return (
    <>
      {quote.slice(0, index)}
      <mark>{value}</mark>
      {quote.slice(index + value.length)}
    </>
  );
}
