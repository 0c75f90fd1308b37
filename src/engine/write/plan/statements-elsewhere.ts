import type { StatementsElsewhere } from '../sentences/role-outcomes';
import { restatesFigures } from '../statements/repeated-figures';
import type { Statement } from '../statements/statement';
import type { SectionStatements } from './section-statements';

/**
 * The statements that paragraphs and portraits use, and those with the figures of the summary.
 * @param achievements all statements of roles
 * @param hasParagraphs whether the profile's language has paragraphs; without them, what they would use is not told
 */
export const statementsElsewhere = (
  shares: SectionStatements,
  achievements: readonly Statement[],
  hasParagraphs: boolean,
): StatementsElsewhere => {
  const summary = [...shares.opening, ...(hasParagraphs ? shares.description : [])];
  const inSummary = achievements.filter((one) => summary.includes(one) || restatesFigures(one, summary));
  const ofPortraits = (portraits: SectionStatements['personas']) =>
    portraits.flatMap(({ statements }) => statements);
  return {
    inPersonas: new Set(ofPortraits(shares.personas)),
    fixed: new Set([
      ...inSummary,
      ...(hasParagraphs ? shares.introduction.filter((one) => shares.strongest?.includes(one)) : []),
      ...ofPortraits(shares.superpowers),
    ]),
    beside: new Set([
      ...inSummary,
      ...(hasParagraphs ? [...shares.introduction, ...shares.story.values()] : []),
      ...ofPortraits(shares.superpowers),
    ]),
  };
};
