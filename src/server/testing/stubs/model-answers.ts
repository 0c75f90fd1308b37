/**
 * Answers of a language model that are supported by the facts of `RESUME_LINES`, cited by the numbers in the prompt.
 */
import type { ModelRequest } from './model-server';

/** The numbers of facts in the prompt, found by a part of their text. */
export function idsIn(asked: ModelRequest) {
  const lines = asked.messages.find(({ role }) => role === 'user')?.content.split('\n') ?? [];
  const facts = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { id: string; text: string; kind: string });
  return (...parts: string[]) =>
    parts.map((part) => facts.find(({ text }) => text.includes(part))?.id ?? 'F999');
}
/** The part of the prompt that a request is for. */
export const promptPartOf = ({ messages }: ModelRequest) =>
  messages[0]?.content.includes('"summary"') ? 'prose' : 'strengths';

/** A model answer that the facts support; each sentence of `more`, usually a false one, is added to it. */
export function honestAnswer(
  asked: ModelRequest,
  more: { text: string; facts: (of: ReturnType<typeof idsIn>) => string[] }[] = [],
) {
  const of = idsIn(asked);
  const raised = {
    text: 'Ines raised EUR 40 million in a Series B for the fleet renewal.',
    facts: of('EUR 40 million', 'Financial Officer'),
  };
  const cut = { text: 'Ines cut working capital by 22% within two years.', facts: of('22%') };
  const built = {
    text: 'Built a finance team of 18 people in three countries.',
    facts: of('18 people'),
  };
  const close = {
    text: 'At Tidewater Terminals, Ines reduced month-end close from 12 days to 4.',
    facts: of('12 days', 'Finance Director'),
  };
  const added = more.map(({ text, facts }) => ({ text, facts: facts(of) }));
  if (promptPartOf(asked) === 'prose') {
    return {
      summary: [raised, cut, ...added],
      meet_them: [close, { ...built, text: 'Ines built a finance team of 18 people.' }, ...added],
      sweetspot: [cut],
    };
  }
  return {
    personas: [
      {
        title: 'The Fleet Financier',
        bullets: [
          { ...raised, text: 'Raised EUR 40 million in a Series B' },
          { ...cut, text: 'Cut working capital by 22%' },
          ...added,
        ],
      },
      {
        title: 'The Close Mender',
        bullets: [
          { ...close, text: 'Reduced month-end close from 12 days to 4' },
          { text: 'Led the integration of two acquired terminals', facts: of('integration') },
        ],
      },
    ],
    superpowers: [
      {
        title: 'Raising Capital',
        text: 'Ines raised EUR 40 million and cut working capital by 22%.',
        facts: of('EUR 40 million', '22%'),
      },
      {
        title: 'Google Veteran',
        text: 'Ines cut working capital by 22% and raised EUR 40 million.',
        facts: of('EUR 40 million', '22%'),
      },
      {
        title: 'Integrating terminals',
        text: 'Ines led the integration of two acquired terminals and reduced month-end close from 12 days to 4.',
        facts: of('integration', '12 days'),
      },
    ],
    functional_skills: [
      {
        name: 'Finance',
        value: [
          { title: 'Working capital', text: 'Cut working capital by 22%.', facts: of('22%') },
          built,
        ].map((each) => ({ title: 'Finance team', ...each })),
      },
    ],
  };
}
