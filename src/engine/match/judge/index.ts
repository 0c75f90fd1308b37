/** Judges each requirement: evidenced, mentioned, a gap, or something that documents do not show. */
import type { Requirement, RoleFacts, Verdict, YearsShown } from '@/shared/roles/role-fit';
import { hasConcept } from '../../language/concepts';
import { largestSumOfMoney } from '../../language/text/amounts';
import { functionsOfConcept } from '../candidate/held-functions';
import type { IndexedPerson, IndexedStatement } from '../candidate/indexed-person';
import { conceptOfFunction, isGeneric } from '../concept-weights';
import { MAX_SEARCHED_STATEMENT_CHARACTERS } from '../limits';
import { plainText } from '../role-text/plain-text';
import { measureCover, type RequirementCover } from './cover';
import { judgeCredential } from './credentials';
import { yearsByPosts } from './dated-posts';
import { judgeLanguages } from './languages';
import { judgePlace } from './places';
import {
  AUDIENCE_PATTERN,
  COMPANY_VALUE_PATTERN,
  COOPERATION_PATTERN,
  COOPERATION_PHRASE_PATTERN,
  FORMALITY_PATTERN,
  LEADERSHIP_PATTERN,
  OPTIONAL_PART_PATTERN,
} from './requirement-kinds';
import { type RequirementTerms, readRequirementTerms, TRACK_RECORD_PATTERN } from './requirement-terms';
import { judgeScale, teamSizeAsked } from './scale';
import { isSubjectConcept } from './terms';
import {
  MIN_SHARE_MENTIONED,
  MIN_SHARE_OF_AMOUNT,
  MIN_SHARE_OF_ONE_STATEMENT,
  MIN_SHARE_OF_SKILLS_LIST,
  MIN_SHARE_TOGETHER,
  MIN_STATEMENT_SHARE_MENTIONED,
  MIN_STATEMENT_SHARE_TOGETHER,
  MIN_SUBJECT_SHARE_MENTIONED,
  MIN_SUBJECT_SHARE_TOGETHER,
} from './thresholds';
import { postsWithExperience, yearsAsked, yearsShown } from './years';

export interface RequirementJudgement {
  verdict: Verdict;
  /** The person's words that show it. */
  evidence?: string;
  /** Reference to the person's statement that contains them. */
  ref?: string;
  /** If years are required and no statement says them, the posts from which they follow. */
  byPosts?: YearsShown;
}

type RoleSide = Pick<RoleFacts, 'functions' | 'textLanguage'>;

/** Judges one requirement, in time linear in the person's statements. */
export function judgeRequirement(
  requirement: Pick<Requirement, 'text' | 'type'>,
  person: IndexedPerson,
  role: RoleSide,
): RequirementJudgement {
  const judgement = judgeWhole(requirement, person, role);
  const necessaryPart = requirement.text.split(OPTIONAL_PART_PATTERN)[0] ?? '';
  if (judgement.verdict !== 'gap' || necessaryPart === requirement.text || necessaryPart.length < 12)
    return judgement;
  // The necessary part is evidenced, the optional part is not.
  const without = judgeWhole({ ...requirement, text: necessaryPart }, person, role);
  return without.verdict === 'evidenced' ? { ...without, verdict: 'mentioned' } : judgement;
}

function judgeWhole(
  requirement: Pick<Requirement, 'text' | 'type'>,
  person: IndexedPerson,
  role: RoleSide,
): RequirementJudgement {
  const text = plainText(requirement.text).replace(AUDIENCE_PATTERN, '');
  if (FORMALITY_PATTERN.test(text) || COMPANY_VALUE_PATTERN.test(text)) return { verdict: 'soft' };
  if (requirement.type === 'place') {
    const place = judgePlace(text, person);
    if (place) return place;
  }
  if (requirement.type === 'language') {
    const language = judgeLanguages(text, person);
    if (language) return language;
  }
  const alongside = COOPERATION_PATTERN.test(text);
  // In 'close collaboration with finance' the subject is finance.
  const askedTerms = readRequirementTerms(
    alongside ? text.replace(COOPERATION_PHRASE_PATTERN, ' ') : text,
    role.textLanguage === 'de',
  );
  const aim = role.functions[0] && conceptOfFunction(role.functions[0]);
  const years = yearsAsked(text);
  const experience =
    years === undefined ? undefined : { years, experiencePosts: postsWithExperience(askedTerms, person) };
  const cover = measureCover(askedTerms, person, {
    aim,
    leads: LEADERSHIP_PATTERN.test(text),
    alongside,
    ...experience,
  });
  if (requirement.type === 'credential') {
    const credential = judgeCredential(text, person);
    if (credential)
      return {
        verdict: credential.verdict,
        evidence: credential.evidence?.text,
        ref: credential.evidence?.ref,
      };
  }
  const led = teamSizeAsked(text);
  if (experience) {
    const judgement = judgeYears(experience, askedTerms, cover, person);
    // If the requirement asks for years of leading a number of people, both must be shown.
    if (led === undefined || judgement.verdict !== 'evidenced') return judgement;
    const size = judgeScale({ text, needed: led }, askedTerms, cover, person, MIN_SHARE_MENTIONED).verdict;
    return size === 'evidenced' ? judgement : { ...judgement, verdict: 'mentioned' };
  }
  if (led !== undefined) {
    const { verdict, statement } = judgeScale(
      { text, needed: led },
      askedTerms,
      cover,
      person,
      MIN_SHARE_MENTIONED,
    );
    return { verdict, evidence: statement?.text, ref: statement?.ref };
  }
  if (askedTerms.soft) return { verdict: 'soft' };
  if (
    askedTerms.concepts.every(({ alternatives }) => alternatives.every(isGeneric)) &&
    !askedTerms.words.some(({ exact }) => exact)
  ) {
    return judgeResults(text, askedTerms, cover, person, aim);
  }
  return limitToHeldField(askedTerms, alongside, person, role, limitToShownSum(text, judgeByCover(cover)));
}

/** Limits the verdict on the role's own line of work to 'mentioned' if the person never held it. */
function limitToHeldField(
  asked: RequirementTerms,
  alongside: boolean,
  { held }: IndexedPerson,
  { functions }: RoleSide,
  judgement: RequirementJudgement,
): RequirementJudgement {
  if (judgement.verdict !== 'evidenced' || alongside || !held) return judgement;
  const roleConcepts = functions.map(conceptOfFunction);
  const subjects = asked.concepts.filter(isSubjectConcept);
  const unheldSubjects = subjects.filter(({ alternatives }) => {
    const fields = alternatives.flatMap(functionsOfConcept);
    return fields.some((one) => roleConcepts.includes(one)) && !fields.some((one) => held.has(one));
  });
  return unheldSubjects.length > 0 && unheldSubjects.length * 2 >= subjects.length
    ? { ...judgement, verdict: 'mentioned' }
    : judgement;
}

/** The largest sum of money in the searched part of a statement or requirement. */
const searchedSumOf = (text: string) => largestSumOfMoney(text.slice(0, MAX_SEARCHED_STATEMENT_CHARACTERS));

/** Limits the verdict on a requirement with an amount to 'mentioned' if the statement's amount is smaller. */
function limitToShownSum(text: string, judgement: RequirementJudgement): RequirementJudgement {
  const needed = searchedSumOf(text);
  const shown =
    judgement.verdict === 'evidenced' && needed ? searchedSumOf(judgement.evidence ?? '') : undefined;
  return needed && shown && shown < needed * MIN_SHARE_OF_AMOUNT
    ? { ...judgement, verdict: 'mentioned' }
    : judgement;
}

function judgeByCover(cover: RequirementCover): RequirementJudgement {
  const citation = { evidence: cover.statement?.text, ref: cover.statement?.ref };
  if (cover.missing === 'everywhere')
    return cover.best >= 0.6 || cover.showsUseOfNamed
      ? { verdict: 'mentioned', ...citation }
      : { verdict: 'gap' };
  if (cover.missing === 'shown') return { verdict: 'mentioned', evidence: cover.skill };
  if (
    cover.best >= MIN_SHARE_OF_ONE_STATEMENT ||
    (cover.together >= MIN_SHARE_TOGETHER &&
      cover.coreTogether >= MIN_SUBJECT_SHARE_TOGETHER &&
      cover.best >= MIN_STATEMENT_SHARE_TOGETHER &&
      cover.showsSubject)
  )
    return { verdict: cover.showsNamed ? 'evidenced' : 'mentioned', ...citation };
  if (cover.listed >= MIN_SHARE_OF_SKILLS_LIST && cover.skill)
    return { verdict: 'mentioned', evidence: cover.skill };
  if (
    cover.together >= MIN_SHARE_MENTIONED &&
    cover.coreTogether >= MIN_SUBJECT_SHARE_MENTIONED &&
    cover.best >= MIN_STATEMENT_SHARE_MENTIONED &&
    cover.showsMoreThanIndustry
  )
    return { verdict: 'mentioned', ...citation };
  return { verdict: 'gap' };
}

function judgeYears(
  { years: needed, experiencePosts }: { years: number; experiencePosts: ReadonlySet<number> },
  asked: RequirementTerms,
  cover: RequirementCover,
  person: IndexedPerson,
): RequirementJudgement {
  const shown = yearsShown(experiencePosts, person);
  const statedYears = person.statements.find(
    (one) => (yearsAsked(one.text) ?? 0) >= needed && namesAll(asked, one),
  );
  const statement = statedYears ?? cover.statement ?? clearestResult(person);
  const byPosts = statedYears ? undefined : yearsByPosts(experiencePosts, person, shown);
  const citation = { evidence: statement?.text, ref: statement?.ref, ...(byPosts && { byPosts }) };
  if (cover.missing === 'everywhere' && !statedYears) return { verdict: 'gap' };
  const years = shown ?? (statedYears ? needed : undefined);
  if (years === undefined)
    return judgeByCover(cover).verdict === 'gap' ? { verdict: 'gap' } : { verdict: 'mentioned', ...citation };
  if (years + 0.5 >= needed || statedYears) return { verdict: 'evidenced', ...citation };
  return years >= needed * 0.5 ? { verdict: 'mentioned', ...citation } : { verdict: 'gap' };
}

/** Whether a statement names everything in which the years are required. */
function namesAll({ concepts }: RequirementTerms, { own }: IndexedStatement): boolean {
  const telling = concepts.filter(({ alternatives }) => !alternatives.every(isGeneric));
  return (
    telling.length > 0 &&
    telling.every(({ alternatives }) => alternatives.some((number) => hasConcept(own, number)))
  );
}

/** Matches requirements for experience in something: 'experience in the ... sector'. */
const EXPERIENCE_PATTERN =
  /experience (?:in|with|of)|knowledge|background|erfahrung|kenntnisse|expérience|connaissance|experiencia|conocimiento/i;

/**
 * Judges a requirement without a subject of its own. Any result meets one for a track record, shown in the role's line
 * of work if possible; others are judged by their words.
 */
function judgeResults(
  text: string,
  asked: RequirementTerms,
  cover: RequirementCover,
  person: IndexedPerson,
  aim: number | undefined,
): RequirementJudgement {
  const statement = clearestResult(person, aim) ?? cover.statement;
  const citation = { evidence: statement?.text, ref: statement?.ref };
  if (TRACK_RECORD_PATTERN.test(text))
    return statement ? { verdict: 'evidenced', ...citation } : { verdict: 'gap' };
  if (asked.concepts.length > 0) {
    const judgement = judgeByCover(cover);
    // A single word next to 'led' says too little about what was led.
    return asked.words.length === 1 && judgement.verdict === 'evidenced'
      ? { ...judgement, verdict: 'mentioned' }
      : judgement;
  }
  const wordShare = asked.words.length > 0 ? cover.best : 0;
  if (wordShare >= 0.5)
    return { verdict: 'evidenced', evidence: cover.statement?.text, ref: cover.statement?.ref };
  if (cover.listed >= MIN_SHARE_OF_SKILLS_LIST && cover.skill)
    return { verdict: 'mentioned', evidence: cover.skill };
  return wordShare > 0.2
    ? { verdict: 'mentioned', evidence: cover.statement?.text, ref: cover.statement?.ref }
    : { verdict: asked.words.length > 1 || EXPERIENCE_PATTERN.test(text) ? 'gap' : 'soft' };
}

/**
 * The statement with the clearest result, in the given line of work if there is one; the latest posts come
 * first.
 */
function clearestResult({ statements }: IndexedPerson, aim?: number): IndexedStatement | undefined {
  const clarityOf = (statement: IndexedStatement) =>
    (statement.post === undefined ? 0 : 8) +
    (aim !== undefined && hasConcept(statement.own, aim) ? 2 : 0) +
    (statement.isMeasuredChange ? 3 : 0) +
    (statement.hasChange ? 1 : 0);
  return statements
    .filter(({ hasOutcome: outcome }) => outcome)
    .reduce<IndexedStatement | undefined>(
      (top, statement) => (top && clarityOf(top) >= clarityOf(statement) ? top : statement),
      undefined,
    );
}
