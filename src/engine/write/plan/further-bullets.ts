/** Adds strong statements of the same post, which no other section has used, to personas that are named after it. */
import { wordsKey } from '../../language/text/keys';
import type { Portrait } from '../career/work-areas';
import { MIN_STRONG_STATEMENT_WEIGHT } from '../statements/importance';
import type { Statement } from '../statements/statement';

/** Maximum bullets of a persona with further ones. */
const MAX_BULLETS_WITH_FURTHER = 4;
/** Minimum characters of a word that a title and a persona share. */
const MIN_SHARED_WORD_CHARACTERS = 4;

const wordsOf = (title: string): string[] =>
  wordsKey(title)
    .split(' ')
    .filter((word) => word.length >= MIN_SHARED_WORD_CHARACTERS);

/** Whether a persona has the name of the post that all its statements belong to. */
function isNamedAfterPost({ title, statements }: Portrait): boolean {
  const [first] = statements;
  const postWords = wordsOf(first?.role?.title ?? '');
  return (
    first?.role !== undefined &&
    statements.every(({ role }) => role?.id === first.role?.id) &&
    wordsOf(title).some((word) => postWords.includes(word))
  );
}

/**
 * The personas with further bullets.
 * @param statements statements that no other section uses, the best first
 */
export function addFurtherBullets(
  personas: readonly Portrait[],
  statements: readonly Statement[],
): Portrait[] {
  const added = new Set<Statement>();
  return personas.map((persona) => {
    if (!isNamedAfterPost(persona)) return persona;
    const further = statements
      .filter(
        ({ role, weight }) =>
          role?.id === persona.statements[0]?.role?.id && weight >= MIN_STRONG_STATEMENT_WEIGHT,
      )
      .filter((one) => !added.has(one) && !persona.statements.includes(one))
      .slice(0, Math.max(0, MAX_BULLETS_WITH_FURTHER - persona.statements.length));
    for (const one of further) added.add(one);
    return { ...persona, statements: [...persona.statements, ...further] };
  });
}
