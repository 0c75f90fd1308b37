/** Numbers facts for a model's prompt, one per line, within a maximum of characters. */
import type { CareerFacts, RoleFact, Span, YearMonth } from '@/shared/record/facts';
import { factIdOf } from '@/shared/record/statement-choices';
import { cutAtWord } from '../../language/text/hygiene';
import { keepOwnStatements } from '../statements/own-statements';

/** A fact with the number by which sentences cite it. */
export interface NumberedFact {
  id: string;
  kind: string;
  text: string;
  /** The role to which the fact belongs. */
  context?: string;
  spans: Span[];
}

/** Maximum characters of all facts, about 6,000 tokens. Facts beyond it are used by the offline writer only. */
const MAX_FACTS_CHARACTERS = 24_000;
/** Maximum characters of one fact; what exceeds them is cut. */
const MAX_FACT_CHARACTERS = 600;
/** About as many characters as the prompt adds to a fact, for its number and punctuation. */
const MARKUP_CHARACTERS = 12;
/** Maximum number of statements of each role that the model is given. */
const MAX_STATEMENTS_OF_ROLE = 12;
/** Maximum number of skills that it is given. */
const MAX_SKILLS = 40;

const year = (at: YearMonth | 'present' | undefined) =>
  at === undefined ? '' : at === 'present' ? 'present' : String(at.year);

function roleText({ title, organisation, location, start, end }: RoleFact): string {
  const dates = [year(start), year(end)].filter(Boolean).join(' to ');
  return [[title, organisation].filter(Boolean).join(' at '), dates, location].filter(Boolean).join(', ');
}

/** Yields the most informative facts first: what was done, then statements about oneself, then lists. */
function* candidates(facts: CareerFacts): Generator<Omit<NumberedFact, 'id'>> {
  const factOfKind = (kind: string) => (fact: { value: string; spans: Span[] }) => ({
    kind,
    text: fact.value,
    spans: fact.spans,
  });
  if (facts.headline) yield factOfKind('headline')(facts.headline);
  for (const role of facts.roles) {
    const context = roleText(role);
    yield { kind: role.kind ?? 'role', text: context, spans: role.spans };
    for (const fact of role.statements.slice(0, MAX_STATEMENTS_OF_ROLE))
      yield { ...factOfKind('did')(fact), context };
  }
  yield* facts.about.map(factOfKind('about'));
  yield* facts.statements.map(factOfKind('statement'));
  for (const { school, degree, field, end, spans } of facts.education) {
    yield { kind: 'education', text: [degree, field, school, year(end)].filter(Boolean).join(', '), spans };
  }
  for (const fact of facts.certifications) {
    yield {
      kind: 'certificate',
      text: [fact.value, fact.issuer].filter(Boolean).join(', '),
      spans: fact.spans,
    };
  }
  yield* facts.honours.map(factOfKind('honour'));
  yield* facts.publications.map(factOfKind('publication'));
  yield* facts.skills.slice(0, MAX_SKILLS).map(factOfKind('skill'));
  yield* facts.industries.map(factOfKind('industry'));
  yield* facts.languages.map(factOfKind('language'));
  if (facts.location) yield factOfKind('lives in')(facts.location);
}

/**
 * The facts that may be used, without lines that may not belong to their role and those that the owner left
 * out.
 */
function usableFacts(recordFacts: CareerFacts): CareerFacts {
  const leftOut = new Set(
    (recordFacts.choices ?? []).filter(({ told }) => told === 'left-out').map(({ id }) => factIdOf(id)),
  );
  const included = <F extends { id: string }>(facts: readonly F[]) =>
    facts.filter(({ id }) => !leftOut.has(id));
  const facts = keepOwnStatements(recordFacts);
  return {
    ...facts,
    about: included(facts.about),
    statements: included(facts.statements),
    roles: facts.roles.map((role) => ({ ...role, statements: included(role.statements) })),
  };
}

/** Numbers the facts that fit within the maximum, in order; one that is too long for what remains is skipped. */
export function numberFacts(recordFacts: CareerFacts): NumberedFact[] {
  const facts = usableFacts(recordFacts);
  let remaining = MAX_FACTS_CHARACTERS;
  const numberedFacts: NumberedFact[] = [];
  for (const fact of candidates(facts)) {
    const text = cutAtWord(fact.text.replace(/\s+/g, ' ').trim(), MAX_FACT_CHARACTERS);
    const cost = text.length + fact.kind.length + MARKUP_CHARACTERS;
    if (text === '' || cost > remaining) continue;
    remaining -= cost;
    numberedFacts.push({ ...fact, text, id: `F${numberedFacts.length + 1}` });
  }
  return numberedFacts;
}
