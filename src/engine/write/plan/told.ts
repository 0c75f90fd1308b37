import type { Statement } from '../statements/statement';
import type { SectionStatements } from './allocate-statements';

/** The statements that paragraphs and portraits tell. */
export const toldElsewhere = (shares: SectionStatements): ReadonlySet<Statement> =>
  new Set([
    ...shares.description,
    ...shares.introduction,
    ...shares.story.values(),
    ...[...shares.personas, ...shares.superpowers].flatMap(({ statements }) => statements),
  ]);
