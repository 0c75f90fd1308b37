import { spansOf } from '../../check/cited-text';
import type { PersonaDraft, SkillDraft } from '../../check/draft';
import { upperFirst } from '../../language/text/casing';
import { pointed } from '../../language/text/hygiene';
import type { Shares } from '../plan/shares';
import { note } from './statement-sentence';

/** Personas: who the person is at work, with the statements that show it, each with its employer. */
export function personasOf({ personas }: Shares): PersonaDraft[] {
  return personas.map(({ title, statements }) => ({
    title: upperFirst(title),
    bullets: statements.map((statement) => note(statement, 'named')),
  }));
}

/** Superpowers: fields of work, each with what was done in it and where. */
export function superpowersOf({ superpowers }: Shares): SkillDraft[] {
  return superpowers.map(({ title, statements }) => {
    const notes = statements.map((statement) => note(statement, 'named'));
    return {
      title: upperFirst(title),
      description: { text: notes.map(({ text }) => pointed(text)).join(' '), spans: spansOf(...notes) },
    };
  });
}
