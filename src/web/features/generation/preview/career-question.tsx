import { littleReadSentence } from '@/shared/generation/notices';
import type { CareerRecord } from '@/shared/record/career-record';
import { isMostlyInDoubt } from '@/shared/record/certain-facts';
import { openDoubts } from '@/shared/record/doubts';
import { capitalise } from '@/shared/text/capitalise';
import { numberWord } from '@/shared/text/number-word';
import { LinkButton } from '@/web/components/ui/buttons/button';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * The question 'Is this your career?': what was read, in one line, with links to correct or complete it before judging
 * the profile. If only a name was read, asks for more instead; renders nothing if nothing was read.
 */
export function CareerQuestion({ record }: { record: CareerRecord }) {
  const { roles } = record.facts;
  const doubts = openDoubts(record).length;
  const employers = new Set(roles.map(({ organisation }) => organisation).filter(Boolean)).size;
  const textLineCount = record.text?.length ?? 0;
  if (roles.length === 0 && textLineCount === 0) return record.facts.name ? <OnlyNameQuestion /> : null;
  const doubtsWord = capitalise(numberWord(doubts));
  const doubtsSentence =
    doubts === 0
      ? 'Nothing is in doubt.'
      : `${doubtsWord} ${doubts === 1 ? 'thing is' : 'things are'} not sure, and mending ${doubts === 1 ? 'it' : 'them'} takes about a minute.`;
  return (
    <section
      aria-labelledby="career-question"
      className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-gutter pt-7"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-field-line border-b pb-7">
        <div className="max-w-[52ch]">
          <h2 id="career-question" className="text-[1.75rem]">
            Is this your career?
          </h2>
          <p className="mt-2 text-ink-2">
            {roles.length === 0
              ? 'We could place no title of your file, so none is told. Its words are in the record: press yours, and we write the rest.'
              : isMostlyInDoubt(record)
                ? littleReadSentence(doubts)
                : `We read ${plural(roles.length, 'title')} at ${plural(employers, 'employer')}. ${doubtsSentence}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="quiet" to="/profile-generator/questions" className="max-lg:-ml-4">
            Answer five questions
          </LinkButton>
          <LinkButton to="/profile-generator/record">Check the record</LinkButton>
        </div>
      </div>
    </section>
  );
}

/** Shown if only a name was read, as from a LinkedIn URL alone: two ways to a real profile. */
function OnlyNameQuestion() {
  return (
    <section
      aria-labelledby="career-question"
      className="mx-auto max-w-[calc(var(--page)+2*var(--gutter))] px-gutter pt-7"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-field-line border-b pb-7">
        <h2 id="career-question" className="max-w-[24ch] text-balance text-[1.75rem]">
          We have your name. Drop your PDF, or answer five questions.
        </h2>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/profile-generator/create">Add your PDF</LinkButton>
          <LinkButton to="/profile-generator/questions">Answer five questions</LinkButton>
        </div>
      </div>
    </section>
  );
}
