/** The evidence of a generated profile: its sources, and the spans that support each of its items. */
import { z } from 'zod';
import { SECTION_NAMES } from '../profile/profile-data';
import { spanSchema } from '../record/facts-schema';
import { MAX_SOURCE_NAME_CHARACTERS } from './notice-kinds';

/**
 * The support of an item of the profile. `text` is the item exactly as composed: a list entry, a persona's bullet, a
 * superpower's description, one sentence of a prose section. An item whose text no longer matches was changed by its
 * owner and counts as their own.
 */
const evidenceItemSchema = z.object({
  section: z.enum(SECTION_NAMES as [(typeof SECTION_NAMES)[number], ...typeof SECTION_NAMES]),
  text: z.string().max(10_000),
  spans: z.array(spanSchema).max(20),
});

export const evidenceSchema = z.object({
  sources: z
    .array(
      z.object({
        id: z.string().max(100),
        kind: z.string().max(40),
        name: z.string().max(MAX_SOURCE_NAME_CHARACTERS),
        pages: z.number().int().optional(),
      }),
    )
    .max(50),
  items: z.array(evidenceItemSchema).max(2_000),
});

export type EvidenceItem = z.infer<typeof evidenceItemSchema>;
export type Evidence = z.infer<typeof evidenceSchema>;
