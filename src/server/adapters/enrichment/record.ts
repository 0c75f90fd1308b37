/** The schema of a person's record in People Data Labs' Person Enrichment API; unused fields are left out. */
import { z } from 'zod';

/** Fields are often null, and values in lower case. A field of another type counts as absent. */
const text = z.string().nullish().catch(null);
const texts = z.array(z.string()).nullish().catch(null);
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item.nullable().catch(null))
    .nullish()
    .catch(null)
    .transform((all) => (all ?? []).filter((each) => each !== null));

const experience = z.object({
  company: z.object({ name: text }).nullish().catch(null),
  title: z.object({ name: text }).nullish().catch(null),
  start_date: text,
  end_date: text,
  is_primary: z.boolean().nullish().catch(null),
  location_names: texts,
  summary: text,
});

const education = z.object({
  school: z.object({ name: text }).nullish().catch(null),
  degrees: texts,
  majors: texts,
  start_date: text,
  end_date: text,
});

const certification = z.object({ name: text, organization: text, start_date: text });

/** The `data` of an answer. */
export const recordSchema = z.object({
  full_name: text,
  headline: text,
  location_name: text,
  summary: text,
  industry: text,
  experience: list(experience),
  education: list(education),
  certifications: list(certification),
  skills: texts,
  interests: texts,
  languages: list(z.object({ name: text })),
});

export type PersonRecord = z.infer<typeof recordSchema>;

/** `status` repeats the HTTP status; 404 means that the person is unknown. */
export const answerSchema = z.object({ status: z.number().optional(), data: recordSchema });
