/** Verdicts on labelled requirements, compared with those of a recruiter. */
import { describe, expect, it } from 'vitest';
import type { Requirement } from '@/shared/roles/role-fit';
import { indexPerson } from '../candidate/indexed-person';
import { personFromJsonResume } from '../candidate/json-resume';
import { requirementTypeOf } from '../role-text/requirement-type';
import {
  IN_FINANCE_LAW_AND_PEOPLE,
  IN_OPERATIONS_AND_GENERAL_MANAGEMENT,
  IN_OTHER_LANGUAGES,
  IN_PRODUCT_AND_MARKETS,
  IN_TECHNOLOGY_AND_SCIENCE,
} from '../testing/labelled-people';
import type { PersonWithVerdicts } from '../testing/labelled-people/person-with-verdicts';
import { judgeRequirement } from '.';

/** The shares of verdicts, and of cited lines, on which the judge and a recruiter agree. */
function agreementOn(people: readonly PersonWithVerdicts[]) {
  const wrong: string[] = [];
  let verdicts = 0;
  let agreedVerdicts = 0;
  let evidenced = 0;
  let agreedLines = 0;
  for (const { language, functions, resume, requirements } of people) {
    const person = indexPerson(personFromJsonResume(resume), { year: 2026, month: 11 });
    for (const [text, verdict, lines] of requirements) {
      const requirement: Pick<Requirement, 'text' | 'type'> = { text, type: requirementTypeOf(text) };
      const judged = judgeRequirement(requirement, person, { functions, textLanguage: language });
      verdicts += 1;
      if (judged.verdict === verdict) agreedVerdicts += 1;
      else wrong.push(`${text}: ${judged.verdict} instead of ${verdict}`);
      if (!lines || judged.verdict !== 'evidenced') continue;
      evidenced += 1;
      if (lines.includes(judged.evidence ?? '')) agreedLines += 1;
      else wrong.push(`${text}: ${judged.evidence}`);
    }
  }
  return { verdicts: agreedVerdicts / verdicts, lines: agreedLines / evidenced, wrong };
}

describe('requirements of several industries', () => {
  it.each([
    ['people in finance, law and human resources', IN_FINANCE_LAW_AND_PEOPLE],
    ['people in operations and general management', IN_OPERATIONS_AND_GENERAL_MANAGEMENT],
    ['people in technology and science', IN_TECHNOLOGY_AND_SCIENCE],
    ['people in product, marketing and sales', IN_PRODUCT_AND_MARKETS],
    ['people who write German, French and Spanish', IN_OTHER_LANGUAGES],
  ])('are judged of %s as a recruiter did: 90 % of verdicts and 85 % of cited lines', (_, people) => {
    const { verdicts, lines, wrong } = agreementOn(people);
    expect(verdicts, wrong.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(lines, wrong.join('\n')).toBeGreaterThanOrEqual(0.85);
  });
});
