import type { Statement } from '../statements/statement';
import type { SectionStatements } from './allocate-statements';

/** The statements that other sections than key roles tell. */
export interface Told {
  inParagraphs: ReadonlySet<Statement>;
  inPortraits: ReadonlySet<Statement>;
}

/** The statements that paragraphs and portraits tell. */
export const toldElsewhere = (shares: SectionStatements): Told => ({
  inParagraphs: new Set([...shares.description, ...shares.introduction, ...shares.story.values()]),
  inPortraits: new Set([...shares.personas, ...shares.superpowers].flatMap(({ statements }) => statements)),
});
