/** Writes the personas and superpowers that `plan/portraits.ts` planned. */
import { spansOf } from '../../check/cited-text';
import type { PersonaDraft, SkillDraft } from '../../check/draft';
import { upperFirst } from '../../language/text/casing';
import { addFinalPeriod } from '../../language/text/hygiene';
import { wordsKey } from '../../language/text/keys';
import type { SectionStatements } from '../plan/section-statements';
import { writeListEntry } from '../sentences/statement-sentence';
import type { CareerContext } from '../statements/career-context';

/** Whether entries name their employer: not if the person has had one only, which every entry would repeat. */
export const placeOfEntries = ({ roles }: CareerContext): 'named' | 'bare' =>
  new Set(roles.map(({ organisation }) => wordsKey(organisation))).size > 1 ? 'named' : 'bare';

/** Personas: what the person is at work, with the statements that show it, each with its employer. */
export function personasOf(
  { personas }: SectionStatements,
  place: 'named' | 'bare' = 'named',
): PersonaDraft[] {
  return personas.map(({ title, statements }) => ({
    title: upperFirst(title),
    bullets: statements.map((statement) => writeListEntry(statement, place)),
  }));
}

/** Superpowers: abilities or fields of work, each with what was done and where. */
export function superpowersOf(
  { superpowers }: SectionStatements,
  place: 'named' | 'bare' = 'named',
): SkillDraft[] {
  return superpowers.map(({ title, statements }) => {
    const notes = statements.map((statement) => writeListEntry(statement, place));
    return {
      title: upperFirst(title),
      description: {
        text: notes.map(({ text }) => addFinalPeriod(text)).join(' '),
        spans: spansOf(...notes),
      },
    };
  });
}
