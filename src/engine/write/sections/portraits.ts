import { spansOf } from '../../check/cited-text';
import type { PersonaDraft, SkillDraft } from '../../check/draft';
import { upperFirst } from '../../language/text/casing';
import { withFinalPoint } from '../../language/text/hygiene';
import type { SectionStatements } from '../plan/allocate-statements';
import { writeListEntry } from './statement-sentence';

/** Personas: what the person is at work, with the statements that show it, each with its employer. */
export function personasOf({ personas }: SectionStatements): PersonaDraft[] {
  return personas.map(({ title, statements }) => ({
    title: upperFirst(title),
    bullets: statements.map((statement) => writeListEntry(statement, 'named')),
  }));
}

/** Superpowers: abilities or fields of work, each with what was done and where. */
export function superpowersOf({ superpowers }: SectionStatements): SkillDraft[] {
  return superpowers.map(({ title, statements }) => {
    const notes = statements.map((statement) => writeListEntry(statement, 'named'));
    return {
      title: upperFirst(title),
      description: {
        text: notes.map(({ text }) => withFinalPoint(text)).join(' '),
        spans: spansOf(...notes),
      },
    };
  });
}
