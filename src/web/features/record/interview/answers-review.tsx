import type { Answers } from '@/shared/interview/answers';
import type { InterviewQuestion } from '@/shared/interview/questions';
import type { CareerFacts } from '@/shared/record/facts';
import { Button } from '@/web/components/ui/buttons/button';
import { previewAnswer, QUESTION_NAMES } from './texts';

/** The end of the interview: each answer as the profile will show it, and the skipped questions. */
export function AnswersReview({
  questions,
  answers,
  facts,
  onOpen,
}: {
  questions: readonly InterviewQuestion[];
  answers: Answers;
  facts: CareerFacts;
  onOpen: (index: number) => void;
}) {
  return (
    <dl className="border-ink-3 border-t">
      {questions.map((question, index) => {
        const { heading, lines } = previewAnswer(question, answers, facts);
        return (
          <div
            key={question.kind}
            className="grid gap-x-8 gap-y-2 border-rule border-b py-5 md:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <dt className="grid content-start justify-items-start gap-1">
              <span className="font-display text-[1.1875rem] leading-tight">
                {QUESTION_NAMES[question.kind]}
              </span>
              <Button variant="quiet" size="sm" className="-ml-3" onClick={() => onOpen(index)}>
                {lines.length > 0 ? 'Change' : 'Answer it now'}
                <span className="sr-only">: {QUESTION_NAMES[question.kind]}</span>
              </Button>
            </dt>
            <dd className="grid content-start gap-1.5 [overflow-wrap:anywhere]">
              {lines.length === 0 ? (
                <p className="text-ink-2">Skipped. Nothing is written in its place.</p>
              ) : (
                <>
                  <p className="text-ink-3 text-sm">{heading}</p>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
