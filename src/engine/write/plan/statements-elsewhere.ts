import type { StatementsElsewhere } from '../sentences/role-outcomes';
import { restatesFigures } from '../statements/repeated-figures';
import type { Statement } from '../statements/statement';
import type { SectionStatements } from './section-statements';

/**
 * The statements that paragraphs and portraits use, and those with the figures of the summary.
 * @param achievements all statements of roles
 */
export const statementsElsewhere = (
  shares: SectionStatements,
  achievements: readonly Statement[],
): StatementsElsewhere => {
  const summary = [...shares.opening, ...shares.description];
  const inSummary = achievements.filter((one) => summary.includes(one) || restatesFigures(one, summary));
  const ofPortraits = (portraits: SectionStatements['personas']) =>
    portraits.flatMap(({ statements }) => statements);
  return {
    inPersonas: new Set(ofPortraits(shares.personas)),
    fixed: new Set([...inSummary, ...ofPortraits(shares.superpowers)]),
    beside: new Set([
      ...inSummary,
      ...shares.introduction,
      ...shares.story.values(),
      ...ofPortraits(shares.superpowers),
    ]),
  };
};
