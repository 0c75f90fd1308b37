/** Separates statements of the person's present line of work from those of others. */
import { isAnswerId } from '@/shared/interview/answers';
import { wordsKey } from '../../language/text/keys';
import { seniorityRankOf } from '../../language/vocabulary/titles';
import { currentRole } from '../career/career-order';
import type { CareerContext } from '../statements/career-context';
import type { Statement } from '../statements/statement';

/** Words of a title that state a rank or connect other words, and do not state a line of work. */
const RANK_WORDS = new Set(
  `senior sr junior jr lead leader principal staff chief head vice president vp svp evp avp deputy associate assistant group global regional
  international founding co founder interim fractional acting graduate director manager officer executive member board team of and the for
  to at in a an ii iii iv`.split(/\s+/),
);
/** Minimum seniority rank at which a role shows leadership, whatever its line of work. */
const MIN_LEADERSHIP_RANK = 2;
/** With this many statements or more of the present line of work, those of others are unnecessary. */
const ENOUGH_STATEMENTS = 6;

const lineOfWorkWords = (text: string): string[] =>
  wordsKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !RANK_WORDS.has(word));

/** Statements by whether they describe the person's present line of work. */
export interface WorkStatements {
  ofLine: Statement[];
  /** The statements of roles without leadership in another line of work, which only lists of skills may quote. */
  aside: Statement[];
}

/**
 * Divides statements by line of work: a head of product who was once a recruiter is described by work on products. The
 * present line is that of the present title, the headline and what the person says that they are. Nothing is put aside
 * if too little else remains; what the owner pinned or answered never is.
 */
export function divideByLineOfWork(statements: readonly Statement[], context: CareerContext): WorkStatements {
  const present = currentRole(context);
  const descriptions = context.about.filter(({ form }) => form === 'person').map(({ text }) => text);
  const today = new Set(
    lineOfWorkWords([present?.title ?? '', context.facts.headline?.value ?? '', ...descriptions].join(' ')),
  );
  const isAside = ({ role, pinned, fact }: Statement): boolean => {
    if (!role || role.id === present?.id || pinned || isAnswerId(fact.id)) return false;
    const line = lineOfWorkWords(role.title);
    return (
      line.length > 0 &&
      seniorityRankOf(role.title) < MIN_LEADERSHIP_RANK &&
      !line.some((word) => today.has(word))
    );
  };
  const ofLine = today.size > 0 ? statements.filter((one) => !isAside(one)) : [];
  return ofLine.length >= ENOUGH_STATEMENTS
    ? { ofLine, aside: statements.filter(isAside) }
    : { ofLine: [...statements], aside: [] };
}
