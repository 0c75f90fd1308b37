import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { rpc } from '@/web/lib/api/rpc';
import { AnswerChoice } from './answer-choice';
import { compareOfferedTerms } from './compared-terms';
import { GivenAnswer } from './given-answer';
import { type Inbox, type Introduction, invalidateIntroductions } from './queries';
import { originLine } from './texts';

/** An introduction: the sender's text, its terms next to the owner's, and the answer. Marks it as seen. */
export function IntroductionLetter({ introduction, inbox }: { introduction: Introduction; inbox: Inbox }) {
  const { id, name, about, domain, seen_at } = introduction;
  const { mutate: markAsSeen } = useMutation({
    mutationFn: () => rpc.introductions.seen({ id }, { context: { background: true } }),
    onSuccess: invalidateIntroductions,
  });
  useEffect(() => {
    if (!seen_at) markAsSeen();
  }, [seen_at, markAsSeen]);
  return (
    <article className="letter" aria-labelledby="letter">
      <h2 id="letter" dir="auto">
        {name}
      </h2>
      <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">{originLine(introduction)}</p>
      <p className="mt-2 flex items-baseline gap-2 text-ink-3 text-sm">
        <Check className="size-4 shrink-0 translate-y-0.5 text-accent" strokeWidth={BOLD_STROKE} />
        {domain ? `Confirmed by email from ${domain}` : 'Confirmed by email'}
      </p>
      <div className="letter-words" dir="auto">
        {about
          .split(/\n+/)
          .filter((line) => line.trim())
          .map((line, index) => (
            <p key={index}>{line}</p>
          ))}
      </div>
      <table className="letter-terms">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Term</span>
            </th>
            <th scope="col">They say</th>
            <th scope="col">Your terms</th>
          </tr>
        </thead>
        <tbody>
          {compareOfferedTerms(introduction, inbox.terms).map(({ term, theirs, yours, clash }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <b>{theirs}</b>
              </td>
              <td>
                {clash && (
                  <span aria-hidden className="mr-1.5 font-semibold text-danger">
                    ≠
                  </span>
                )}
                {yours || <span className="text-ink-3">Not stated</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {introduction.state === 'waiting' ? (
        <AnswerChoice introduction={introduction} inbox={inbox} />
      ) : (
        <GivenAnswer introduction={introduction} />
      )}
    </article>
  );
}
