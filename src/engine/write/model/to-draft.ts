/**
 * Turns a model's answer into fields of a draft: the parts that pass the check, with the spans of the facts
 * they cite.
 */

import { MODEL_PARTS, type ModelClaim } from '@/shared/generation/model-parts';
import type { CareerFacts } from '@/shared/record/facts';
import { allowedTermsOf, type CitedFinding, citedFindings } from '../../check';
import { spansOf } from '../../check/cited-text';
import { addFinalPeriod, cleanRawText, removeFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import type { CitedText, Draft } from '..';
import type { NumberedFact } from './number-facts';
import { isFairTitle, sentenceCase } from './titles';

/** Fields that a model may write. Name, role, location, employers and certificates are never among them. */
export type ModelFields = Partial<
  Pick<Draft, 'summary' | 'meet_them' | 'sweetspot' | 'personas' | 'superpowers' | 'functional_skills'>
>;

/** Minimum number of parts that must pass; with fewer, the offline writer's field is used. */
const MIN_PARTS = {
  summary: 2,
  meet_them: 2,
  sweetspot: 1,
  personas: 2,
  superpowers: 2,
  functional_skills: 1,
};

/** Ids of facts that some models repeat inside the sentence. */
const FACT_ID_PATTERN = /(?:(?<!\s)\s+)?[[(](?:facts?:?\s*)?F\d+(?:\s*[,;]\s*F\d+)*[\])]/gi;

/**
 * Checks each sentence against the facts it cites and keeps those that pass.
 * @param onDrop called with the reason for each dropped sentence, never with its text
 */
export function toDraft(
  answer: unknown,
  facts: CareerFacts,
  numbered: readonly NumberedFact[],
  onDrop: (why: CitedFinding) => void = () => {},
): ModelFields {
  const factById = new Map(numbered.map((fact) => [fact.id.toLowerCase(), fact]));
  const all = allowedTermsOf(facts);
  const name = facts.name?.value ?? '';

  const cited = ({ text, facts: ids }: ModelClaim, punctuate: (text: string) => string): CitedText[] => {
    const citedFacts = [...new Set(ids)].flatMap((id) => factById.get(id.trim().toLowerCase()) ?? []);
    const statement = cleanRawText(text.replace(FACT_ID_PATTERN, ''));
    const texts = citedFacts.flatMap((fact) => [fact.text, fact.context ?? '']).filter(Boolean);
    const [finding] = citedFindings(statement, { texts, name, all });
    if (finding) onDrop(finding);
    return finding ? [] : [{ text: punctuate(statement), spans: spansOf(...citedFacts) }];
  };
  const sentences = (claims: ModelClaim[]) => claims.flatMap((claim) => cited(claim, addFinalPeriod));
  const bullets = (claims: ModelClaim[]) => claims.flatMap((claim) => cited(claim, removeFinalPeriod));
  const title = (text: string, citedTexts: CitedText[]) => {
    const cleanTitle = removeFinalPeriod(cleanRawText(text));
    const texts = citedTexts.flatMap(({ spans }) => spans.map(({ quote }) => quote));
    return citedTexts.length > 0 && isFairTitle(cleanTitle, texts, all)
      ? sentenceCase(cleanTitle, texts)
      : undefined;
  };
  const skills = (items: (ModelClaim & { title: string })[]) =>
    items.flatMap((item) => {
      const [description] = cited(item, addFinalPeriod);
      const allowedTitle = description && title(item.title, [description]);
      return description && allowedTitle ? [{ title: allowedTitle, description }] : [];
    });

  const { prose, strengths } = MODEL_PARTS;
  const schemas = { ...prose.shape, ...strengths.shape };
  const source = (answer && typeof answer === 'object' ? answer : {}) as Record<string, unknown>;
  /** A field of the wrong shape counts as missing; the others are still used. */
  const field = <K extends keyof typeof schemas>(key: K) => {
    const parsed = schemas[key].safeParse(source[key]);
    return (parsed.success ? parsed.data : []) as (typeof schemas)[K]['_output'];
  };

  const fields: Required<ModelFields> = {
    summary: sentences(field('summary')),
    meet_them: [sentences(field('meet_them'))],
    sweetspot: sentences(field('sweetspot')),
    personas: field('personas').flatMap((persona) => {
      const accepted = bullets(persona.bullets);
      const allowedTitle = title(persona.title, accepted);
      return allowedTitle && accepted.length > 1 ? [{ title: allowedTitle, bullets: accepted }] : [];
    }),
    superpowers: skills(field('superpowers')).filter(({ description }) => description.spans.length > 1),
    functional_skills: field('functional_skills').flatMap((group) => {
      const value = skills(group.value);
      const heading = removeFinalPeriod(cleanRawText(group.name));
      const isFair = isFairTitle(
        heading,
        value.flatMap(({ title: each }) => each),
        all,
      );
      return value.length > 0 && isFair && wordsKey(heading) !== '' ? [{ name: heading, value }] : [];
    }),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => {
      const citedTexts = key === 'meet_them' ? fields.meet_them.flat() : value;
      return citedTexts.length >= MIN_PARTS[key as keyof typeof MIN_PARTS];
    }),
  );
}
