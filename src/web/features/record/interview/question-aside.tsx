import type { Answers } from '@/shared/interview/answers';
import type { InterviewQuestion } from '@/shared/interview/questions';
import type { CareerFacts } from '@/shared/record/facts';
import { useSources } from '../context';
import { previewAnswer, problemOf, QUESTION_REASONS } from './texts';

/** Explains a question: why it is asked, the text it is about, and a preview of the answer in the profile. */
export function QuestionAside({
  question,
  answers,
  facts,
}: {
  question: InterviewQuestion;
  answers: Answers;
  facts: CareerFacts;
}) {
  const { lines } = previewAnswer(question, answers, facts);
  const { placesOf } = useSources();
  const about = question.kind === 'number' ? question.about : undefined;
  const places = about ? placesOf(about.statement.spans) : [];
  return (
    <aside aria-label="About this question" className="grid content-start gap-6 text-sm">
      <section className="grid gap-2">
        <h2 className="font-body font-semibold text-sm">Why this question</h2>
        {about && (
          <blockquote className="rounded-sm border border-rule-strong bg-surface px-3 py-2 text-ink [overflow-wrap:anywhere]">
            <mark className="bg-accent-soft text-ink">{about.statement.value}</mark>
          </blockquote>
        )}
        {places.map(({ number, where }) => (
          <p key={where} className="text-ink-3">
            <b className="mr-1.5 font-[650] text-accent-text">{number}</b>
            {where}
          </p>
        ))}
        <p className="text-ink-2">{QUESTION_REASONS[question.kind]}</p>
      </section>
      <section aria-live="polite" className="grid gap-2 border-rule border-t pt-5">
        <h2 className="font-body font-semibold text-sm">How it will read</h2>
        {lines.length === 0 || problemOf(question.kind, answers) ? (
          <p className="text-ink-3">Nothing yet.</p>
        ) : (
          <>
            {lines.map((line) => (
              <p key={line} className="font-display text-[1.1875rem] leading-snug [overflow-wrap:anywhere]">
                {line}
              </p>
            ))}
            <p className="text-ink-3">You said so. You can change the line in the editor.</p>
          </>
        )}
      </section>
      {question.kind === 'number' && (
        <section className="grid gap-2 border-rule border-t pt-5">
          <h2 className="font-body font-semibold text-sm">If the number is not yours to give</h2>
          <p className="text-ink-2">
            Give a range, or say what was different afterwards. Nothing is public before you publish.
          </p>
        </section>
      )}
    </aside>
  );
}
