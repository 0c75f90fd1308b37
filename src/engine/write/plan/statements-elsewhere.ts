import type { StatementsElsewhere } from '../sentences/role-outcomes';
import type { SectionStatements } from './section-statements';

/** The statements that paragraphs and portraits use. */
export const statementsElsewhere = (shares: SectionStatements): StatementsElsewhere => {
  const ofPortraits = (portraits: SectionStatements['personas']) =>
    portraits.flatMap(({ statements }) => statements);
  return {
    inPersonas: new Set(ofPortraits(shares.personas)),
    beside: new Set([
      ...shares.description,
      ...shares.introduction,
      ...shares.story.values(),
      ...ofPortraits(shares.superpowers),
    ]),
  };
};
