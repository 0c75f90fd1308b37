/** Answers as a language model gives them to the facts of `RESUME_LINES`, cited by their numbers in the prompt. */
import type { ModelRequest } from './model-server';

/** Finds the numbers of the facts that contain the given parts of text; `F999` if none does. */
export type FactFinder = (...parts: string[]) => string[];

/** A sentence of a model answer, with the facts that it cites. */
export interface CitingSentence {
  text: string;
  facts: (find: FactFinder) => string[];
}

/** Creates a finder for the numbers of the facts in a prompt. */
export function createFactFinder(request: ModelRequest): FactFinder {
  const lines = request.messages.find(({ role }) => role === 'user')?.content.split('\n') ?? [];
  const facts = lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { id: string; text: string; kind: string });
  return (...parts) => parts.map((part) => facts.find(({ text }) => text.includes(part))?.id ?? 'F999');
}

/** The part of the prompt that a request is for. */
export const promptPartOf = ({ messages }: ModelRequest) =>
  messages[0]?.content.includes('"summary"') ? 'prose' : 'strengths';

/**
 * Answers a prompt with sentences that its facts support, and with one title that they do not: 'Google Veteran', which
 * no profile may show.
 * @param added sentences that a test adds to them, to see them used or dropped
 */
export function answerFromFacts(request: ModelRequest, added: readonly CitingSentence[] = []) {
  const factIds = createFactFinder(request);
  const fundsRaised = {
    text: 'Ines raised EUR 40 million in a Series B for the fleet renewal.',
    facts: factIds('EUR 40 million', 'Financial Officer'),
  };
  const capitalCut = { text: 'Ines cut working capital by 22% within two years.', facts: factIds('22%') };
  const teamBuilt = {
    text: 'Built a finance team of 18 people in three countries.',
    facts: factIds('18 people'),
  };
  const closeShortened = {
    text: 'At Tidewater Terminals, Ines reduced month-end close from 12 days to 4.',
    facts: factIds('12 days', 'Finance Director'),
  };
  const addedSentences = added.map(({ text, facts }) => ({ text, facts: facts(factIds) }));
  if (promptPartOf(request) === 'prose') {
    return {
      summary: [fundsRaised, capitalCut, ...addedSentences],
      meet_them: [
        closeShortened,
        { ...teamBuilt, text: 'Ines built a finance team of 18 people.' },
        ...addedSentences,
      ],
      sweetspot: [capitalCut],
    };
  }
  return {
    personas: [
      {
        title: 'The Fleet Financier',
        bullets: [
          { ...fundsRaised, text: 'Raised EUR 40 million in a Series B' },
          { ...capitalCut, text: 'Cut working capital by 22%' },
          ...addedSentences,
        ],
      },
      {
        title: 'The Close Mender',
        bullets: [
          { ...closeShortened, text: 'Reduced month-end close from 12 days to 4' },
          { text: 'Led the integration of two acquired terminals', facts: factIds('integration') },
        ],
      },
    ],
    superpowers: [
      {
        title: 'Raising Capital',
        text: 'Ines raised EUR 40 million and cut working capital by 22%.',
        facts: factIds('EUR 40 million', '22%'),
      },
      {
        title: 'Google Veteran',
        text: 'Ines cut working capital by 22% and raised EUR 40 million.',
        facts: factIds('EUR 40 million', '22%'),
      },
      {
        title: 'Integrating terminals',
        text: 'Ines led the integration of two acquired terminals and reduced month-end close from 12 days to 4.',
        facts: factIds('integration', '12 days'),
      },
    ],
    functional_skills: [
      {
        name: 'Finance',
        value: [
          { title: 'Working capital', text: 'Cut working capital by 22%.', facts: factIds('22%') },
          teamBuilt,
        ].map((each) => ({ title: 'Finance team', ...each })),
      },
    ],
  };
}
