import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { questionsOf } from '@/shared/interview/questions';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';
import { BOLD_STROKE } from '@/web/components/ui/core/icon-strokes';
import { SavingIndicator } from '../autosave/saving-indicator';
import { useRecord } from '../context';
import type { RecordPageProps } from '../record-page';
import { AnswersReview } from './answers-review';
import { AnswerForm, QuestionHeading } from './forms';
import { QuestionAside } from './question-aside';
import { previewAnswer, problemOf, QUESTION_NAMES, questionCountLabel } from './texts';
import { useAnswers } from './use-answers';

/** The open questions of a record, one at a time; each answer is stored at once and previewed. */
export function InterviewPage({ guest, back, busy, onWrite }: RecordPageProps) {
  const { facts } = useRecord();
  const [questions] = useState(() => questionsOf(facts));
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = true;
  }, [index]);

  const question = questions[index];
  const { answers, update } = useAnswers(question);
  const isAnswered = (position: number) => {
    const questionAt = questions[position];
    return questionAt !== undefined && previewAnswer(questionAt, answers, facts).lines.length > 0;
  };
  const answeredCount = questions.filter((_, position) => isAnswered(position)).length;
  const isInvalid = question && problemOf(question.kind, answers) !== undefined;

  return (
    <>
      <div className="border-rule border-b">
        <div className="mx-auto flex max-w-[calc(68rem+2*var(--gutter))] flex-wrap items-center gap-x-4 gap-y-1 px-gutter py-3">
          <p className="font-display text-xl">{questionCountLabel(questions)}</p>
          <LinkButton variant="quiet" to={back.to} className="-mr-4 ml-auto md:order-last">
            Finish later
          </LinkButton>
          <div className="max-md:w-full">
            <SavingIndicator guest={guest} />
          </div>
        </div>
      </div>
      <div className="mx-auto max-w-[calc(68rem+2*var(--gutter))] px-gutter pt-8 pb-12">
        {/* If the names would wrap into three lines, only the bar's parts are shown: the question follows
           below. */}
        <div className="@container mb-10">
          <ol aria-label="Questions" className="grid auto-cols-fr grid-flow-col gap-1.5 text-sm">
            {questions.map(({ kind }, position) => (
              <li
                key={kind}
                aria-current={position === index ? 'step' : undefined}
                className={
                  position === index
                    ? 'border-ink border-t-4 pt-1.5 font-semibold'
                    : `border-t-2 pt-2 ${isAnswered(position) ? 'border-accent text-ink-2' : 'border-rule-strong text-ink-3'}`
                }
              >
                {isAnswered(position) && (
                  <>
                    <Check className="mr-1.5 inline size-3.5 @max-[42rem]:hidden" strokeWidth={BOLD_STROKE} />
                    <span className="sr-only">Answered: </span>
                  </>
                )}
                <span className="@max-[42rem]:sr-only">{QUESTION_NAMES[kind]}</span>
              </li>
            ))}
          </ol>
        </div>
        {question ? (
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (!isInvalid) setIndex(index + 1);
              }}
            >
              <p className="text-ink-3">
                Question {index + 1} of {questions.length}
              </p>
              <h1
                ref={heading}
                tabIndex={-1}
                className="mt-2 text-balance outline-none [overflow-wrap:anywhere]"
              >
                <QuestionHeading question={question} />
              </h1>
              <AnswerForm key={question.kind} question={question} answers={answers} onChange={update} />
              <div className="mt-9 flex flex-wrap items-center gap-3 border-rule border-t pt-6">
                {index > 0 && (
                  <Button
                    variant="quiet"
                    onClick={() => setIndex(index - 1)}
                    icon={<ArrowLeft className="size-4" />}
                  >
                    Back
                  </Button>
                )}
                <span className="ml-auto flex gap-3">
                  {!isAnswered(index) && (
                    <Button variant="quiet" data-once onClick={() => setIndex(index + 1)}>
                      Skip
                    </Button>
                  )}
                  <Button
                    type="submit"
                    data-once
                    variant="primary"
                    size="lg"
                    aria-disabled={isInvalid || undefined}
                  >
                    {index === questions.length - 1 ? 'See what was written' : 'Next'}
                  </Button>
                </span>
              </div>
            </form>
            <QuestionAside question={question} answers={answers} facts={facts} />
          </div>
        ) : (
          <section className="mx-auto max-w-[52rem]">
            <h1 ref={heading} tabIndex={-1} className="outline-none">
              How your answers will read
            </h1>
            <p className="mt-3 mb-8 text-ink-2 text-read">
              {answeredCount} of {questions.length} answered. Your profile has not been changed yet.
            </p>
            <AnswersReview questions={questions} answers={answers} facts={facts} onOpen={setIndex} />
            <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
              <p className="max-w-[44ch] text-ink-2 text-sm">
                {guest
                  ? 'The profile is written again from what was read and what you said.'
                  : 'You see each change before anything is replaced; what you edited stays.'}
              </p>
              <Button
                variant="primary"
                size="lg"
                busy={busy}
                busyLabel="Writing..."
                aria-disabled={answeredCount === 0 || undefined}
                onClick={() => answeredCount > 0 && onWrite()}
              >
                Write the profile with your answers
              </Button>
            </div>
          </section>
        )}
      </div>
    </>
  );
}
