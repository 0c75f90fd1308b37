/** Splits a line into required and nice-to-have clauses: 'CPA; MBA preferred'. */
import { anyOf } from '../../language/text/word-lists';

/** Words that make a clause nice-to-have. */
const NICE_TO_HAVE_PATTERN = anyOf(
  [
    'nice[- ]to[- ]have',
    String.raw`\b(?:a|an|is|are|as|definite|big|huge|strong|real|added) (?:(?:big|huge|strong|definite|real|significant|added) )?(?:plus|bonus|asset|advantage)\b`,
    String.raw`\bplus(?:es)?[.!)]*$|\bprefer(?:red|ably|ence|able)?\b|\bdesir(?:able|ed)\b`,
    String.raw`\bideal(?:ly|(?=\b(?! candidate)))`,
    String.raw`\bbonus\b(?! (?:scheme|plan|program|structure|calculation|payment))`,
    'would be (?:very |really |an? )?(?:great|nice|good|helpful|beneficial|useful|advantage|plus|bonus|ideal|welcome)',
    String.raw`\bbe nice if\b|\badvantageous\b|\bbeneficial\b`,
    String.raw`\b(?:is|are|also|solutions?|be) (?:useful|helpful|welcome)\b|\buseful[.!)]*$`,
    String.raw`not (?:essential|required|mandatory|a must)|\boptional\b|would love|von vorteil|wünschenswert`,
    String.raw`idealerweise|gern(?:e)? gesehen|\bein plus\b|\bplus\b[.!)]*$|optimalerweise|bestenfalls`,
    'hilfreich',
    '(?:est|serait|seraient|sont) (?:un|des|également|fortement)? ?(?:plus|atouts?|appréciée?s?|souhaitée?s?)',
    'apprécié|souhaité|un plus|idéalement|de préférence|deseable|se valorar?|valorable|se valora',
    'idealmente|preferible|preferentemente',
  ],
  { flags: 'i' },
);

/**
 * Whether a clause is nice-to-have. Brackets about something else do not count: 'Experience (SaaS
 * preferred)'.
 */
export const isNiceToHave = (text: string) =>
  NICE_TO_HAVE_PATTERN.test(
    text.replace(/\(([^()]{1,120})\)/g, (match, inner) => (saysSomethingElse(inner) ? '' : match)),
  );
const saysSomethingElse = (inner: string) =>
  /\p{L}{3}/u.test(
    inner
      .replace(new RegExp(NICE_TO_HAVE_PATTERN.source, 'giu'), '')
      .replace(/\b(?:but|good|have|not|required|strongly|highly|very|are|this|would|nice)\b/gi, ''),
  );
/** Words that make a clause required, even under a nice-to-have heading. */
const MUST_HAVE_PATTERN =
  /\b(?:required|mandatory|must(?:[- ]have)?|zwingend|erforderlich|obligatoire|imprescindible|obligatorio)\b/i;
/** Whether a clause says that something is required; 'not required' does not. */
export const isMustHave = (text: string) =>
  MUST_HAVE_PATTERN.test(text) && !/\bnot (?:required|mandatory|a must)\b/i.test(text);

const ABBREVIATION_PATTERN =
  /(?:\b(?:e\.g|i\.e|incl|etc|ex|approx|vs|bzw|z\.\s?B|u\.a|inkl|ca|min|max|mind|p\. ?ex|St|Dr|Sr|Jr|no|U\.S|U\.K))\.$/i;
const CREDENTIAL_PATTERN =
  /^(?:an? )?(?:\p{L}+ )?(?:master|mba|ph\.?d|doctora|advanced|graduate|post-?graduate|cpa|cfa|ca\b|acca|cima|jd\b|bachelor|degree|certif|higher)/iu;

export interface RoleTextClause {
  text: string;
  /** Offset in the line. */
  at: number;
  nice: boolean;
}

/** The clauses of a line; adjacent clauses of the same kind are joined. */
export function roleTextClausesOf(line: string): RoleTextClause[] {
  const cuts = [0];
  for (const match of line.matchAll(
    /(?:[.!?]|(?<!&#?\w{1,8});)\s+(?=["“(]?[\p{L}\d])|,\s+(?=(?:and\s+|and\/or\s+|y\s+|et\s+|und\s+)?\p{L})/gu,
  )) {
    const at = match.index + match[0].length;
    if (separatesClauses(line, match.index, match[0], at)) cuts.push(at);
  }
  const pieces = cuts.map((from, index) => ({ text: line.slice(from, cuts[index + 1]), at: from }));
  const clauses: RoleTextClause[] = [];
  for (const piece of pieces) {
    const nice = isNiceToHave(piece.text);
    const last = clauses.at(-1);
    if (last && last.nice === nice) last.text += piece.text;
    else clauses.push({ ...piece, nice });
  }
  return clauses.map(trimClause).filter(({ text }) => /\p{L}{2}/u.test(text));
}

/**
 * Whether a punctuation mark separates clauses: a semicolon always; a full stop unless it ends an
 * abbreviation or lower case follows; a comma only before a nice-to-have clause.
 */
function separatesClauses(line: string, index: number, mark: string, after: number): boolean {
  const rest = line.slice(after, after + 240);
  if (mark[0] === ',') {
    if (
      /^(?:(?:and|und|et|y)\s+)?(?:ideally|preferably|idealerweise|idéalement|idealmente|vorzugsweise|de préférence|preferiblemente)/iu.test(
        rest,
      )
    )
      return true;
    const clause = /^[^,;.]{1,70}/.exec(rest)?.[0] ?? '';
    return isNiceToHave(clause) && CREDENTIAL_PATTERN.test(clause) && !isNiceToHave(line.slice(0, index));
  }
  if (mark[0] === ';') return true;
  return (
    !ABBREVIATION_PATTERN.test(line.slice(Math.max(0, index - 8), index + 1)) &&
    /^["“(]?[\p{Lu}\d]/u.test(rest)
  );
}

function trimClause(clause: RoleTextClause): RoleTextClause {
  const lead =
    /^(?:[\s,;]|(?:and|und|et|y)\s+(?=ideal|prefer|ideal|idéal))+/iu.exec(clause.text)?.[0].length ?? 0;
  return {
    ...clause,
    at: clause.at + lead,
    text: clause.text.slice(lead).replace(/(?<![\s,;])[\s,;]+$/, ''),
  };
}
