/** Merges roles that a document states more than once: in a header, in a list, in a sentence. */
import { PROSE_CONFIDENCE, type RoleFact } from '@/shared/record/facts';
import { comparableText } from '../../layout/comparable';
import { describesEmployer } from '../dates/entry-date';
import { isSameName } from './confidence';

/**
 * Adds the title of a sentence to the dated post above it that has none and names the same employer: 'Organisation:
 * Nordhav Foods Ltd. Period: 2014 – 2018' over 'Worked with Nordhav Foods as a Plant Manager'.
 */
export function addTitlesFromSentences(roles: readonly RoleFact[]): RoleFact[] {
  const merged: RoleFact[] = [];
  for (const role of roles) {
    const last = merged.at(-1);
    if (last && isRepeated(last, role))
      merged[merged.length - 1] = {
        ...last,
        title: role.title,
        spans: [...last.spans, ...role.spans],
        statements: [...last.statements, ...role.statements],
      };
    else merged.push(role);
  }
  return merged;
}

/**
 * The roles without the headers of employers whose posts follow with titles of their own: 'Nordhav Foods, 2012 – 2019'
 * over 'Marketing Director (2015 – 2019)' and 'Brand Manager (2012 – 2015)'. The text of a header goes to
 * the post below it if that has no text of its own, as in a list of promotions.
 */
export function removeEmployerHeaders(roles: readonly RoleFact[]): RoleFact[] {
  const kept: RoleFact[] = [];
  let headerStatements: RoleFact['statements'] = [];
  roles.forEach((role, at) => {
    const next = roles[at + 1];
    const ownStatements = role.statements.filter(({ value }) => !describesEmployer(value));
    const isAbove =
      role.title === '' &&
      role.organisation !== '' &&
      next !== undefined &&
      next.title !== '' &&
      next.organisation === role.organisation;
    const isHeader = isAbove && (ownStatements.length === 0 || next.statements.length === 0);
    if (!isHeader) kept.push(headerStatements.length > 0 ? { ...role, statements: headerStatements } : role);
    headerStatements = isHeader && next.statements.length === 0 ? ownStatements : [];
  });
  return kept;
}

/**
 * The roles without doubtful ones that repeat a certain one, as the labels of a form or a list of all posts above their
 * descriptions do: the same employer in the same months, or only its name. If the certain role has no title or no text,
 * it takes that of the doubtful one. Certain roles that are stated in a list and with their duties are merged.
 */
export function removeRepeatedRoles(roles: readonly RoleFact[]): RoleFact[] {
  const certain = roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  const kept = new Map(roles.map((role) => [role, role]));
  for (const role of roles) {
    if (role.confidence >= PROSE_CONFIDENCE || role.organisation === '') continue;
    const same = certain.find((other) =>
      role.start ? isSamePost(kept.get(other) ?? other, role) : isNamedAgain(other, role),
    );
    if (!same) continue;
    const target = kept.get(same) ?? same;
    kept.set(same, completedFrom(role, target));
    kept.delete(role);
  }
  return mergeListedRoles([...kept.values()]);
}

/** A certain role, with the title and the statements of its repetition where it has none itself. */
function completedFrom(repetition: RoleFact, role: RoleFact): RoleFact {
  const title = role.title === '' ? repetition.title : '';
  const statements = role.statements.length === 0 ? repetition.statements : [];
  if (title === '' && statements.length === 0) return role;
  return {
    ...role,
    title: title || role.title,
    spans: [...role.spans, ...repetition.spans],
    statements: [...role.statements, ...statements],
  };
}

/** Whether a role is only the name of a certain role's employer. */
const isNamedAgain = (certain: RoleFact, { title, end, organisation, statements }: RoleFact): boolean =>
  title === '' &&
  end === undefined &&
  statements.length === 0 &&
  comparableText(certain.organisation) === comparableText(organisation);

/** Merges the roles that are stated twice with the same title and dates: in a list, and with their duties. */
function mergeListedRoles(roles: readonly RoleFact[]): RoleFact[] {
  const joined: RoleFact[] = [];
  for (const role of roles) {
    const at = role.title === '' || !role.start ? -1 : joined.findIndex((other) => isSamePost(other, role));
    const other = joined[at];
    if (!other || other.title === '' || Math.min(role.confidence, other.confidence) < PROSE_CONFIDENCE) {
      joined.push(role);
      continue;
    }
    const [fuller, listed] = role.statements.length > other.statements.length ? [role, other] : [other, role];
    // Two roles that both have duties are different posts.
    if (listed.statements.length > 0) joined.push(role);
    else joined[at] = { ...fuller, spans: [...fuller.spans, ...listed.spans] };
  }
  return joined;
}

const isSamePost = (a: RoleFact, b: RoleFact): boolean =>
  isSameName(comparableText(a.organisation), comparableText(b.organisation)) &&
  haveSameJson([a.start, a.end], [b.start, b.end]) &&
  (a.title === '' || b.title === '' || comparableText(a.title) === comparableText(b.title));

const haveSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a role of a sentence is the dated post above it, which has no title. */
function isRepeated(post: RoleFact, sentence: RoleFact): boolean {
  const isDated = ({ start, end }: RoleFact) => start !== undefined || end !== undefined;
  const names = [post, sentence].map(({ organisation }) => comparableText(organisation)) as [string, string];
  return (
    post.title === '' &&
    sentence.title !== '' &&
    isDated(post) &&
    !isDated(sentence) &&
    names.every((name) => name !== '') &&
    isSameName(...names)
  );
}
