/**
 * Completes personas: a weak bullet beside two others is left out, and strong statements of the post that a persona is
 * named after, which no other section has used, are added.
 */
import { wordsKey } from '../../language/text/keys';
import type { Portrait } from '../career/work-areas';
import { MIN_STRONG_STATEMENT_WEIGHT } from '../statements/importance';
import type { Statement } from '../statements/statement';

/** Maximum bullets of a persona with further ones. */
const MAX_BULLETS_WITH_FURTHER = 4;
/** Minimum bullets of a persona, and minimum weight of one beside them. */
const MIN_BULLETS = 2;
const MIN_BULLET_WEIGHT = 1;
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

/** The bullets without those that say little, as far as others remain. */
const withoutWeak = (bullets: readonly Statement[]): Statement[] => {
  const strong = bullets.filter(
    ({ weight, language, pinned }) => pinned || language !== 'en' || weight >= MIN_BULLET_WEIGHT,
  );
  return strong.length < MIN_BULLETS ? [...bullets] : strong;
};

/**
 * The personas with further bullets, and without weak ones.
 * @param statements statements that no other section uses, the best first
 */
export function addFurtherBullets(
  personas: readonly Portrait[],
  statements: readonly Statement[],
): Portrait[] {
  const added = new Set<Statement>();
  return personas.map(({ title, statements: bullets }) => {
    const persona = { title, statements: withoutWeak(bullets) };
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
