/**
 * Gives statements to the posts of the employers above them, where a list of posts comes first and the statements
 * follow in blocks that name the employer alone: 'Nordhav Foods -' over nine lines, without a title or dates.
 */
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { comparableText } from '../../layout/comparable';
import { isSameName } from '../readings/confidence';

/** Legal forms, which one of two mentions of an employer abbreviates: 'Private Limited', 'Pvt. Ltd.'. */
const LEGAL_FORM_PATTERN =
  /(?<![,\s])[,\s]+(?:\(?(?:private|pvt|pte|pty)\)?\.?[\s,]+)?(?:limited|ltd|inc|incorporated|llc|llp|plc|corp|corporation|company|co|gmbh|ag|s\.?a\.?|s\.?l\.?|b\.?v\.?)\.?$/iu;
const plainName = (name: string): string =>
  comparableText(name.replace(LEGAL_FORM_PATTERN, '')) || comparableText(name);

const MIN_NAME_CHARACTERS = 5;
const MAX_HEADING_WORDS = 6;
/** Marks and years around the name of a block: 'Nordhav Foods (2008 – 2012) -'. */
const AROUND_NAME_PATTERN = /^[^\p{L}\d]{1,4}|[\s:–—-]{1,4}$|\s?\(?(?:19|20)\d\d[^\p{L}]{0,20}$/gu;

/** The name of a line that may be the head of a block; '' for a sentence. */
function headName(value: string): string {
  const name = value.replace(AROUND_NAME_PATTERN, '').trim();
  return name.split(/\s+/).length <= MAX_HEADING_WORDS && !/[.!?]$/.test(value) ? plainName(name) : '';
}

/** The role whose employer's name is all that a line has; undefined for any other line. */
function namedRole(value: string, roles: readonly RoleFact[]): RoleFact | undefined {
  const name = headName(value);
  if (name.length < MIN_NAME_CHARACTERS) return undefined;
  const namedRoles = roles.filter(
    ({ organisation }) => organisation !== '' && isSameName(plainName(organisation), name),
  );
  // The line does not say which post is meant if the employer has several.
  return namedRoles.length === 1 ? namedRoles[0] : undefined;
}

/** A heading of words that all begin with a capital: 'Leadership & Business Acumen'. */
const GENERAL_HEADING_PATTERN =
  /^(?:\p{Lu}[\p{L}-]+|&|and|of|\/|,)(?: (?:\p{Lu}[\p{L}-]+|&|and|of|\/)){1,5}:?$/u;
/** Minimum number of posts without any text that form a list, directly before one that has text. */
const MIN_BARE_POSTS = 2;

/**
 * Whether the roles have blocks that name the employer of a bare post, or repeat such a post, so that the list of posts
 * stands apart from the statements.
 */
const hasBlocks = (roles: readonly RoleFact[]): boolean =>
  roles.some(
    (role) =>
      listedPost(role, roles) !== undefined ||
      role.statements.some(({ value }) => namedRole(value, roles)?.statements.length === 0),
  );

/**
 * Whether the text below the last post of a bare list begins with a heading of its own, so that it belongs to none of
 * them.
 */
const isTextBelowList = (roles: readonly RoleFact[], at: number): boolean => {
  const before = roles.slice(Math.max(0, at - MIN_BARE_POSTS), at);
  return (
    before.length === MIN_BARE_POSTS &&
    before.every(({ statements, title }) => statements.length === 0 && title !== '') &&
    GENERAL_HEADING_PATTERN.test(roles[at]?.statements[0]?.value.trim() ?? '') &&
    hasBlocks(roles)
  );
};

/** The titled post without text that an untitled one with the same dates and employer repeats. */
const listedPost = (role: RoleFact, roles: readonly RoleFact[]): RoleFact | undefined =>
  role.title !== ''
    ? undefined
    : roles.find(
        (other) =>
          other.title !== '' &&
          other.statements.length === 0 &&
          other.start !== undefined &&
          JSON.stringify([other.start, other.end]) === JSON.stringify([role.start, role.end]) &&
          plainName(other.organisation) === plainName(role.organisation),
      );

/**
 * The roles with the statements of blocks that name their employer, and the statements below a list of posts that
 * belong to none of them. A block is moved only to a post that has no text of its own. An untitled post that repeats
 * one of the list is merged with it.
 */
export function assignNamedBlocks(roles: readonly RoleFact[]): {
  roles: RoleFact[];
  unassigned: StatementFact[];
} {
  const unassigned: StatementFact[] = [];
  const statementsByRole = new Map<RoleFact, StatementFact[]>(
    roles.map((role, at) => {
      if (!isTextBelowList(roles, at)) return [role, role.statements];
      unassigned.push(...role.statements.slice(1));
      return [role, []];
    }),
  );
  for (const role of roles) {
    const kept: StatementFact[] = [];
    let target = kept;
    for (const statement of statementsByRole.get(role) ?? []) {
      const roleOfBlock = namedRole(statement.value, roles);
      const block = roleOfBlock && roleOfBlock !== role ? statementsByRole.get(roleOfBlock) : undefined;
      if (roleOfBlock && block?.length === 0) {
        target = block.slice();
        statementsByRole.set(roleOfBlock, target);
      } else {
        // Another name ends the block, whose employer has nothing to do with what follows.
        if (roleOfBlock) target = kept;
        target.push(statement);
      }
    }
    statementsByRole.set(role, kept);
  }
  const repeated = new Map(
    roles.flatMap((role) => {
      const listed = listedPost(role, roles);
      return listed && statementsByRole.get(listed)?.length === 0 ? [[role, listed] as const] : [];
    }),
  );
  for (const [role, listed] of repeated) statementsByRole.set(listed, statementsByRole.get(role) ?? []);
  return {
    roles: roles
      .filter((role) => !repeated.has(role))
      .map((role) =>
        statementsByRole.get(role) === role.statements
          ? role
          : { ...role, statements: statementsByRole.get(role) ?? [] },
      ),
    unassigned,
  };
}
