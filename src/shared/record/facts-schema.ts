/** `CareerFacts` as a schema, for facts that were stored or come from a browser. */
import { z } from 'zod';
import {
  MAX_ALTERNATIVES,
  MAX_FACT_CHARACTERS,
  MAX_FACT_LIST,
  MAX_GIVEN_NAME_CHARACTERS,
  MAX_ROLE_STATEMENTS,
  MAX_ROLES,
} from './fact-limits';
import { type CareerFacts, ROLE_FIELDS, SOURCE_KINDS } from './facts';
import { MAX_CHOICES, statementChoiceSchema } from './statement-choices';

/** A place that supports a sentence. Never sent to visitors of a published profile. */
export const spanSchema = z.object({
  source: z.string().max(100),
  page: z.number().int().positive().optional(),
  row: z.string().max(200).optional(),
  quote: z.string().max(4_000),
});

const text = z.string().max(MAX_FACT_CHARACTERS);
const id = z.string().max(200);
const yearMonth = z.object({
  year: z.number().int().min(0).max(9_999),
  month: z.number().int().min(1).max(12).optional(),
});
const end = z.union([yearMonth, z.literal('present')]);
const read = { id, spans: z.array(spanSchema).max(50), confidence: z.number().min(0).max(1) };
const textFact = z.object({ ...read, value: text });
const texts = (max: number) => z.array(textFact).max(max);

const source = z.object({
  id: z.string().max(100),
  kind: z.enum(SOURCE_KINDS),
  name: z.string().max(2_000),
  pages: z.number().int().optional(),
  total: z.number().int().optional(),
});

export const roleFactSchema = z.object({
  ...read,
  title: text,
  organisation: text,
  start: yearMonth.optional(),
  end: end.optional(),
  location: text.optional(),
  statements: texts(MAX_ROLE_STATEMENTS),
  kind: z.enum(['employment', 'volunteering', 'board']).optional(),
  otherDates: z
    .array(z.object({ source: z.string().max(100), start: yearMonth.optional(), end: end.optional() }))
    .max(10)
    .optional(),
  own: z.array(z.enum(ROLE_FIELDS)).max(ROLE_FIELDS.length).optional(),
  alternatives: z
    .array(z.object({ title: text, organisation: text }))
    .max(MAX_ALTERNATIVES)
    .optional(),
});

/** Lists that an older shape may lack are empty; what this shape does not know is dropped. */
export const careerFactsSchema = z.object({
  sources: z.array(source).max(60).default([]),
  name: textFact.optional(),
  givenName: z.string().max(MAX_GIVEN_NAME_CHARACTERS).optional(),
  headline: textFact.optional(),
  location: textFact.optional(),
  linkedinUrl: z.string().max(2_000).optional(),
  about: texts(MAX_FACT_LIST.about).default([]),
  roles: z.array(roleFactSchema).max(MAX_ROLES).default([]),
  education: z
    .array(
      z.object({
        ...read,
        school: text,
        degree: text.optional(),
        field: text.optional(),
        start: yearMonth.optional(),
        end: yearMonth.optional(),
      }),
    )
    .max(MAX_FACT_LIST.education)
    .default([]),
  certifications: z
    .array(textFact.extend({ issuer: text.optional(), date: yearMonth.optional() }))
    .max(MAX_FACT_LIST.certifications)
    .default([]),
  skills: texts(MAX_FACT_LIST.skills).default([]),
  skillGroups: z
    .array(z.object({ name: text, skills: z.array(text).max(300) }))
    .max(100)
    .default([]),
  industries: texts(MAX_FACT_LIST.industries).default([]),
  languages: texts(MAX_FACT_LIST.languages).default([]),
  interests: texts(MAX_FACT_LIST.interests).default([]),
  honours: texts(MAX_FACT_LIST.honours).default([]),
  publications: texts(MAX_FACT_LIST.publications).default([]),
  statements: texts(MAX_FACT_LIST.statements).default([]),
  unplaced: texts(500).optional(),
  choices: z.array(statementChoiceSchema).max(MAX_CHOICES).optional(),
}) satisfies z.ZodType<CareerFacts>;
