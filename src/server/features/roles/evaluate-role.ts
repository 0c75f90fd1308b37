/** Compares the owner's record with a role, in a child process. */
import type { Deps } from '@/server/context';
import type { Span } from '@/shared/record/facts';
import { OWN_SOURCE } from '@/shared/record/provenance';
import type { Judgement } from '@/shared/roles/role-fit';
import type { RequirementAnswer, RoleEvaluation } from '@/shared/roles/saved-roles';
import { postgresSafe } from '@/shared/validation/postgres-safe-json';
import { type AccountOwner, readOwner } from './candidate/account';
import type { RoleRow } from './rows';

type EvaluationDeps = Pick<Deps, 'database' | 'engine' | 'now'>;
type EvaluatedRole = Pick<RoleRow, 'user_id' | 'facts' | 'added'>;

/** Maximum spans stored for one piece of evidence. */
const MAX_SPANS = 4;
/** Maximum characters of a stored quotation. */
const MAX_QUOTE_CHARACTERS = 600;

/**
 * Evaluates a role; the caller stores the result.
 * @returns `null` for a role that was not read
 * @throws AppError ENGINE_BUSY or TOOK_TOO_LONG, whose sentences say what to do
 */
export async function evaluateRole(
  { database: { db }, engine, now }: EvaluationDeps,
  { user_id, facts, added }: EvaluatedRole,
  signal?: AbortSignal,
): Promise<RoleEvaluation | null> {
  if (!facts) return null;
  const owner = await readOwner(db, user_id);
  const at = now().toISOString();
  const { judgements, terms, types } = await engine.run(
    'judge-role',
    { role: facts, added, person: owner.person, today: at.slice(0, 10) },
    { visitor: `user:${user_id}`, signal },
  );
  const answers = judgements.map(
    (judgement): RequirementAnswer => answerOf(judgement, owner, types[judgement.id] ?? 'skill'),
  );
  const citedSourceIds = new Set(answers.flatMap(({ spans }) => spans.map(({ source }) => source)));
  const sources = owner.sources.filter(({ id }) => citedSourceIds.has(id));
  return postgresSafe({ answers, terms, sources, against: owner.revisions, at });
}

/**
 * Adds to an evaluation the verdicts on requirements that were added while it ran, from the evaluation stored since.
 */
export function mergeAddedRequirements(
  evaluation: RoleEvaluation | null,
  { count: stored, added }: Pick<RoleRow, 'count' | 'added'>,
): RoleEvaluation | null {
  if (!evaluation || !stored) return evaluation;
  const evaluatedIds = new Set(evaluation.answers.map(({ id }) => id));
  const idsAddedSince = new Set(added.map(({ id }) => id).filter((id) => !evaluatedIds.has(id)));
  const answers = stored.answers.filter(({ id }) => idsAddedSince.has(id));
  const citedSourceIds = new Set(answers.flatMap(({ spans }) => spans.map(({ source }) => source)));
  const knownSourceIds = new Set(evaluation.sources.map(({ id }) => id));
  const sources = stored.sources.filter(({ id }) => citedSourceIds.has(id) && !knownSourceIds.has(id));
  return {
    ...evaluation,
    answers: [...evaluation.answers, ...answers],
    sources: [...evaluation.sources, ...sources],
  };
}

function answerOf(
  { id, verdict, evidence, ref, byPosts }: Judgement,
  owner: AccountOwner,
  type: RequirementAnswer['type'],
): RequirementAnswer {
  if (!evidence || verdict === 'gap' || verdict === 'soft') return { id, type, verdict, spans: [] };
  const allSpans = ref ? owner.spansByRef.get(ref.replace(/#\d+$/, '')) : entrySpans(evidence, owner);
  const postSpans = (byPosts?.posts ?? []).flatMap(({ ref: post }) => owner.spansByRef.get(post ?? '') ?? []);
  const spans = [...(allSpans ?? []), ...postSpans]
    .filter(({ source }) => source !== OWN_SOURCE.id)
    .slice(0, MAX_SPANS)
    .map(shortenQuote);
  const isSkill = !ref && owner.skills.has(evidence);
  const from = isSkill ? ('skills' as const) : spans.length === 0 ? ('own' as const) : undefined;
  return { id, type, verdict, evidence, spans, ...(byPosts && { byPosts }), ...(from && { from }) };
}

const shortenQuote = (span: Span): Span => ({ ...span, quote: span.quote.slice(0, MAX_QUOTE_CHARACTERS) });

const entrySpans = (evidence: string, { entries }: AccountOwner) =>
  entries.find(({ text }) => text === evidence || evidence.includes(text) || text.includes(evidence))?.spans;
