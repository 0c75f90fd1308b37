import type { ReactNode } from 'react';
import type { CareerFacts } from '@/shared/record/facts';
import { capitalise } from '@/shared/text/capitalise';
import { numberWord } from '@/shared/text/number-word';
import { Button, LinkButton } from '@/web/components/ui/buttons/button';

/** Offers ways to continue from a record without statements, or without any title. */
export function ThinRecord({
  facts: { roles, sources },
  guest,
  onAddLine,
  onAddTitle,
}: {
  facts: CareerFacts;
  guest: boolean;
  onAddLine: () => void;
  onAddTitle: () => void;
}) {
  const generatorPath = guest ? '/profile-generator/create' : '/create-profile';
  const hasResume = sources.some(({ kind }) => kind === 'resume');
  return (
    <section aria-labelledby="thin" className="mb-15">
      <h2 id="thin" className="text-2xl">
        {roles.length > 0
          ? `${capitalise(numberWord(roles.length))} ${roles.length === 1 ? 'title' : 'titles'}, and no line about what you did`
          : 'No title in your record'}
      </h2>
      <p className="mt-2 mb-5 max-w-[56ch] text-ink-2">
        {roles.length > 0
          ? `From this the profile gets about ${numberWord(2 * roles.length)} lines: where you were, and when.`
          : 'From this the profile gets what stands under About you, and no career.'}{' '}
        Each of these gives it more to say.
      </p>
      <ul className="border-field-line border-t">
        <NextStep
          title={hasResume ? 'Add your LinkedIn file' : 'Add your resume'}
          reason={
            hasResume
              ? 'It has titles, employers and dates in one order.'
              : 'What was done and what changed usually stands there.'
          }
        >
          <LinkButton to={generatorPath}>Choose file</LinkButton>
        </NextStep>
        <NextStep title="Answer five questions" reason="About six minutes. Your answers are then the source.">
          <LinkButton to={guest ? '/profile-generator/questions' : '/questions'}>Begin</LinkButton>
        </NextStep>
        {roles.length > 0 ? (
          <NextStep
            title="Write it under a title"
            reason="One line for each title below is already a profile."
          >
            <Button onClick={onAddLine}>Add a line</Button>
          </NextStep>
        ) : (
          <NextStep
            title="Write it yourself"
            reason="A title, its employer and its years are enough to begin."
          >
            <Button onClick={onAddTitle}>Add a title</Button>
          </NextStep>
        )}
      </ul>
    </section>
  );
}

function NextStep({ title, reason, children }: { title: string; reason: string; children: ReactNode }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-2 border-rule border-b py-4.5 md:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <h3 className="font-display text-[1.1875rem]">{title}</h3>
      <p className="max-w-[46ch] text-ink-2 text-sm">{reason}</p>
      <div className="max-md:mt-1">{children}</div>
    </li>
  );
}
