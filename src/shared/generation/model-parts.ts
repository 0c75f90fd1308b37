/** Schemas of the parts that a language model is asked to write, for the request and for parsing its answer. */
import { z } from 'zod';

const claim = z.object({
  text: z.string().describe('one sentence or bullet'),
  facts: z.array(z.string()).describe('the ids of all facts it rests on, as F12'),
});
const titledClaim = claim.extend({ title: z.string().describe('two to five words in sentence case') });
export type ModelClaim = z.infer<typeof claim>;

/** The fields by the call that writes them: two concurrent calls are faster than one of twice the length. */
export const MODEL_PARTS = {
  prose: z.object({
    summary: z.array(claim).describe('3 to 5 sentences in the third person: who this is and what they bring'),
    meet_them: z
      .array(claim)
      .describe('4 to 6 sentences that introduce the person to someone about to meet them'),
    sweetspot: z
      .array(claim)
      .describe('1 to 3 sentences: the situations in which this person has done their best work'),
  }),
  strengths: z.object({
    personas: z
      .array(
        z.object({
          title: z.string().describe('two to five words in sentence case'),
          bullets: z.array(claim),
        }),
      )
      .describe('3 sides of the person at work, each with 2 to 4 bullets'),
    superpowers: z.array(titledClaim).describe('3 to 5 strengths, each resting on at least two facts'),
    functional_skills: z
      .array(z.object({ name: z.string().describe('a function, as Finance'), value: z.array(titledClaim) }))
      .describe('2 to 4 functions with 1 to 4 skills each, every skill with a line of evidence'),
  }),
} as const;

export type PartName = keyof typeof MODEL_PARTS;
