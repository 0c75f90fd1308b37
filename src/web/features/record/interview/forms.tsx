import {
  type Answers,
  COMPANY_KINDS,
  isAnswerInFirstPerson,
  MANUAL_KEYS,
  type ManualKey,
} from '@/shared/interview/answers';
import type { InterviewQuestion } from '@/shared/interview/questions';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';
import { Field, Input, Textarea } from '@/web/components/ui/inputs/field';
import { ProudestLine } from './proudest-line';
import {
  type FormProps,
  MAX_ANSWER_CHARACTERS,
  peopleProblem,
  problemOf,
  sinceProblem,
  titleProblem,
} from './texts';

/** The heading of a question. The one about a line of the record has the line before it, in a paler colour. */
export function QuestionHeading({ question }: { question: InterviewQuestion }) {
  switch (question.kind) {
    case 'role':
      return <>What do you do today?</>;
    case 'proudest':
      return <>Of all this, what are you proudest of?</>;
    case 'number': {
      const { statement, role } = question.about;
      const statementText = statement.value.replace(/[.\s]+$/, '');
      const atOrganisation =
        role.organisation && !statementText.includes(role.organisation) ? ` at ${role.organisation}` : '';
      return (
        <>
          <span className="text-ink-3">
            You {statementText.charAt(0).toLowerCase() + statementText.slice(1)}
            {atOrganisation}.
          </span>{' '}
          What changed because of it?
        </>
      );
    }
    case 'manual':
      return <>How do people work well with you?</>;
    case 'fit':
      return <>Which companies are you right for?</>;
    case 'not-for':
      return <>What should nobody call you for?</>;
  }
}

const HINTS: Record<InterviewQuestion['kind'], string> = {
  role: 'The post you want to be known for.',
  proudest: 'Pick a line of your record or write another. Then say why, in a sentence.',
  number: 'A number helps.',
  manual: 'Three short answers. Readers find them under your User Manual.',
  fit: 'Tick what is true.',
  'not-for': 'It saves both sides a meeting.',
};

/** The hint and fields of a question. */
export function AnswerForm({ question, ...formProps }: FormProps & { question: InterviewQuestion }) {
  return (
    <>
      <p className="mt-3 mb-6 text-ink-2 text-read">{HINTS[question.kind]}</p>
      <QuestionFields question={question} {...formProps} />
    </>
  );
}

function QuestionFields({ question, answers, onChange }: FormProps & { question: InterviewQuestion }) {
  switch (question.kind) {
    case 'role':
      return <RoleFields answers={answers} onChange={onChange} />;
    case 'proudest':
      return <ProudestLine lines={question.lines} answers={answers} onChange={onChange} />;
    case 'number':
      return (
        <Field
          label="What changed"
          error={isAnswerInFirstPerson(answers.number) && problemOf('number', answers)}
          hint="A sentence is enough. “Rates came in 11% below plan, US$4 million a year.”"
        >
          <Textarea
            rows={4}
            limit={MAX_ANSWER_CHARACTERS.longer}
            value={answers.number}
            onChange={({ target }) => onChange({ number: target.value })}
          />
        </Field>
      );
    case 'manual':
      return <ManualFields answers={answers} onChange={onChange} />;
    case 'fit':
      return <FitFields answers={answers} onChange={onChange} />;
    case 'not-for':
      return (
        <Field
          label="Not for"
          hint="A sentence is enough. “A turnaround that has to be over in one quarter.”"
        >
          <Textarea
            rows={3}
            limit={MAX_ANSWER_CHARACTERS.sentence}
            value={answers.notFor}
            onChange={({ target }) => onChange({ notFor: target.value })}
          />
        </Field>
      );
  }
}

function RoleFields({ answers: { role }, onChange }: FormProps) {
  const set = (part: Partial<Answers['role']>) => onChange({ role: { ...role, ...part } });
  return (
    <div className="grid gap-5">
      <Field label="Title" error={titleProblem(role)}>
        <Input
          limit={MAX_ANSWER_CHARACTERS.name}
          value={role.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <Field label="Organisation">
          <Input
            limit={MAX_ANSWER_CHARACTERS.name}
            value={role.organisation}
            onChange={({ target }) => set({ organisation: target.value })}
          />
        </Field>
        <Field label="Since" error={sinceProblem(role.since)}>
          <Input
            inputMode="numeric"
            placeholder="2021"
            value={role.since}
            onChange={({ target }) => set({ since: target.value })}
          />
        </Field>
      </div>
    </div>
  );
}

const MANUAL_LABELS: Record<ManualKey, string> = {
  reach: 'How to reach you',
  decide: 'How you decide',
  news: 'How to bring bad news',
};

function ManualFields({ answers: { manual }, onChange }: FormProps) {
  return (
    <div className="grid gap-5">
      {MANUAL_KEYS.map((key) => (
        <Field
          key={key}
          label={MANUAL_LABELS[key]}
          hint={key === 'news' && 'An example: “Early and in writing. I read everything before a meeting.”'}
        >
          <Input
            limit={MAX_ANSWER_CHARACTERS.sentence}
            value={manual[key]}
            onChange={({ target }) => onChange({ manual: { ...manual, [key]: target.value } })}
          />
        </Field>
      ))}
    </div>
  );
}

function FitFields({ answers: { fit }, onChange }: FormProps) {
  const set = (part: Partial<Answers['fit']>) => onChange({ fit: { ...fit, ...part } });
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2.5 font-emphasis text-sm">Stage and kind</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          {COMPANY_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              checked={fit.kinds.includes(kind)}
              onChange={({ target }) =>
                set({
                  kinds: COMPANY_KINDS.filter((companyKind) =>
                    companyKind === kind ? target.checked : fit.kinds.includes(companyKind),
                  ),
                })
              }
            >
              {kind}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="grid max-w-sm grid-cols-2 gap-5">
        <Field label="People, from" error={peopleProblem(fit.from)}>
          <Input
            inputMode="numeric"
            value={fit.from}
            onChange={({ target }) => set({ from: target.value })}
          />
        </Field>
        <Field label="to" error={peopleProblem(fit.to)}>
          <Input inputMode="numeric" value={fit.to} onChange={({ target }) => set({ to: target.value })} />
        </Field>
      </div>
    </div>
  );
}
