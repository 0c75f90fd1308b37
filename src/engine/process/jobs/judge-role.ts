/** Compares an account's owner with a role: their career record, the lines of their profile, their preferences. */

import type { Requirement, RoleFacts } from '@/shared/roles/role-fit';
import { judgeRole, type RoleJudgement } from '../../match';
import { type AccountPerson, personOfAccount } from '../../match/candidate/from-account';
import { requirementTypeOf } from '../../match/role-text/requirement-type';

export interface JudgeInput {
  role: RoleFacts;
  /** Requirements that the person added by hand. */
  added: Pick<Requirement, 'id' | 'text' | 'must'>[];
  person: AccountPerson;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** The judgements of all requirements. Those added by hand come last, with the types determined here. */
export interface JudgeOutput extends RoleJudgement {
  types: Record<string, Requirement['type']>;
}

/**
 * The job `judge-role`: a verdict on each requirement, read or added by the owner, and the type of each by
 * its id.
 */
export function judgeRoleInput({ role, added, person, today }: JudgeInput): JudgeOutput {
  const addedRequirements = added.map(
    (one): Requirement => ({ ...one, at: 0, type: requirementTypeOf(one.text) }),
  );
  const requirements = [...role.requirements, ...addedRequirements];
  const { person: candidate, texts } = personOfAccount(person);
  const { judgements, ...rest } = judgeRole({ ...role, requirements }, candidate, today);
  return {
    ...rest,
    // The evidence is shown in its owner's wording.
    judgements: judgements.map((one) =>
      one.ref && texts.has(one.ref) ? { ...one, evidence: texts.get(one.ref) } : one,
    ),
    types: Object.fromEntries(requirements.map(({ id, type }) => [id, type])),
  };
}
