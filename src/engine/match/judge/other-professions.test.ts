/** Verdicts on people for roles of professions other than their own. */
import { describe, expect, it } from 'vitest';
import { fitOf } from '@/shared/roles/role-fit';
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
import { judgeRequirement } from '.';

const NOW = { year: 2026, month: 11 };
/** People of other professions. None leads a whole organisation, since that includes every line of work. */
const PEOPLE = [
  ...IN_FINANCE_LAW_AND_PEOPLE,
  ...IN_OPERATIONS_AND_GENERAL_MANAGEMENT,
  ...IN_TECHNOLOGY_AND_SCIENCE,
  ...IN_PRODUCT_AND_MARKETS,
  ...IN_OTHER_LANGUAGES,
].filter(({ functions }) => !functions.includes('general-management'));
/** Requirements that people of any profession can meet: languages, degrees and numbers of people. */
const IN_ANY_PROFESSION_PATTERN =
  /angl|engl|ingl|spanish|german|bachelor|studium|mitarbeit|équipe|\d people/i;

describe('people compared with roles of other professions', () => {
  it('meet few of their requirements', () => {
    const indexed = PEOPLE.map((one) => ({
      one,
      person: indexPerson(personFromJsonResume(one.resume), NOW),
    }));
    const fits: number[] = [];
    let evidenced = 0;
    let requirements = 0;
    for (const role of PEOPLE) {
      const texts = role.requirements
        .map(([text]) => text)
        .filter((text) => !IN_ANY_PROFESSION_PATTERN.test(text));
      for (const { one, person: other } of indexed) {
        if (one.functions.some((name) => role.functions.includes(name))) continue;
        const judged = texts.map((text) => ({
          must: true,
          verdict: judgeRequirement({ text, type: requirementTypeOf(text) }, other, {
            functions: role.functions,
            textLanguage: role.language,
          }).verdict,
        }));
        fits.push(fitOf(judged).number ?? 0);
        evidenced += judged.filter(({ verdict }) => verdict === 'evidenced').length;
        requirements += judged.length;
      }
    }
    fits.sort((a, b) => a - b);
    expect(fits.length).toBeGreaterThan(400);
    expect(evidenced / requirements).toBeLessThan(0.045);
    expect(fits[Math.floor(fits.length / 2)]).toBeLessThanOrEqual(9);
    expect(fits[Math.floor(fits.length * 0.95)]).toBeLessThanOrEqual(28);
  });
});
