/** Gives a statement in the style of a resume its subject, so that a referee reads a sentence about a person. */

/** Matches a text that begins with a verb in the past, as lines of a resume do. */
const PAST_VERB_PATTERN =
  /^(?:(?!(?:need|speed|feed|seed|breed|embed|related|limited|advanced|united|combined|integrated|detailed|increased|reduced|improved) )[a-z]{2,18}ed|(?:increased|reduced|improved|integrated|combined) (?=the |a |an |its |all |our |his |her |[a-z]+ (?:by|from|to) )[a-z]+|set up|built|cut|grew|led|ran|made|took|won|sold|wrote|rewrote|began|brought|bought|chose|drew|drove|found|gave|got|held|kept|left|lost|met|oversaw|paid|put|rebuilt|reset|set|sent|spent|spoke|split|taught|told|undertook|went|was|became|overhauled)(?![a-z-])/i;

/** 'Set up the scheme.' as 'Mara set up the scheme.'; any other statement stays as it is. */
export function sentenceAbout(name: string, statement: string): string {
  if (!name || !PAST_VERB_PATTERN.test(statement)) return statement;
  return `${name} ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`;
}
