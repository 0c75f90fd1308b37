/** Compares degrees and certificates with those that a requirement asks for. */
import type { Verdict } from '@/shared/roles/role-fit';
import { CONCEPTS, conceptsIn, hasConcept, stemsOf } from '../../language/concepts';
import { anyOf } from '../../language/text/word-lists';
import type { IndexedPerson } from '../candidate/indexed-person';
import type { Credential } from '../candidate/types';
import { MAX_SEARCHED_STATEMENT_CHARACTERS } from '../limits';

const LOWEST_LEVEL = 2;
/** Levels of degrees, the highest first: doctorates, master's degrees, and bachelor's or unspecified degrees. */
const DEGREE_LEVELS: readonly [number, RegExp][] = [
  [4, /\bph\.?\s?d\b|doctor|\bdr\.|promotion|doctorat/i],
  [3, /\bmba\b|\bemba\b/i],
  [
    3,
    /\bmaster|\bm\.?sc\b|\bm\.?a\.?\b|\bms\b|\bmha\b|\bmph\b|\bmed\b|\bmeng\b|\bllm\b|\bdipl|diplom|\bmpa\b|\bjd\b|\bj\.d\b|magister|bac\s?\+\s?5|grande école|advanced degree|graduate degree|postgraduate|\bmd\b/i,
  ],
  [
    LOWEST_LEVEL,
    /\bbachelor|\bb\.?sc\b|\bb\.?a\.?\b|\bbs\b|\bbba\b|\bbsn\b|\bbeng\b|\bllb\b|undergraduate|licence|licenciatura|grado|bac\s?\+\s?[34]|hochschul|studium|university degree|college degree|degree|diplôme|titulación/i,
  ],
];
/**
 * Names of other things in which a degree seems to be named: a driving licence, MS Office, a Scrum Master, a sales
 * promotion, a town in Massachusetts. A French 'licence' is a degree.
 */
const NOT_A_DEGREE_PATTERN = anyOf(
  [
    String.raw`\blicences?\b(?! (?:de|en|pro|professionnelle|ou|minimum)\b| d['’])`,
    String.raw`\bms (?:office|excel|word|powerpoint|project|outlook|access|teams|visio|dynamics|sql|azure|365)\b`,
    String.raw`\bscrum[- ]?masters?\b|\bmaster (?:black belt|data|plan\w*|of wine|mariner|electrician|builder)\b`,
    String.raw`\b(?:sales|product|trade|brand|health|internal) promotions?\b|\bpromotions? (?:of|to|managers?)\b`,
    String.raw`\b360[- ]degrees?\b|(?<=\p{Ll}, )MA\b`,
  ],
  { flags: 'giu' },
);
/** The word 'degree' of a higher one: 'a Master's degree' names no bachelor's degree. */
const HIGHER_DEGREE_PATTERN =
  /\b(?:master|doctoral|doctorate|advanced|graduate|postgraduate|mba|ph\.?\s?d)(?:['’]?s)?[\s-](?:level )?degrees?\b|\bmaster-?(?:studium|abschluss)\w*/gi;
const STUDY_FIELDS: readonly [string, RegExp][] = [
  [
    'law',
    /\blaw\b|\bjd\b|\bj\.d\b|\bllb\b|\bllm\b|juris|\bjura\b|rechtswissenschaft|droit|derecho|legal|hastings/i,
  ],
  [
    'business',
    /business|\bmba\b|\bbba\b|(?<!information )management|(?<!(?:nursing|health\w*|public|hospital|nonprofit|arts|education\w*) )administration|commerce|betriebswirt|\bbwl\b|wirtschaft|gestion|empresa|marketing|entrepreneur/i,
  ],
  ['finance', /financ|finanz/i],
  ['economics', /econom|volkswirt|ökonom|économ/i],
  ['accounting', /account|rechnungswesen|comptab|contab/i],
  ['computing', /comput|informat|information systems|software|\bit\b|data science|cyber/i],
  ['engineering', /engineer|ingenieur|ingénieur|ingenier|technolog|technik/i],
  ['nursing', /nurs|\bmsn\b|\bbsn\b|\brn\b|pflege/i],
  ['health', /health|\bmsn\b|\bmha\b|\bmph\b|medic|clinical|gesundheit|santé/i],
  ['education', /educat|teach|pädagog|\bmed\b|lehramt/i],
  ['people', /human resources|psycholog|personalwesen|organi[sz]ational|industrial relations/i],
  ['design', /design|\bart\b|architectur/i],
  ['communication', /communicat|journalis|media|kommunikation|linguist|publizistik/i],
  [
    'science',
    /(?<!(?:computer|data|information|political|social|nursing|health|sports?) )science|math|physic|chemi|biolog|statistic/i,
  ],
  ['public', /public (?:policy|administration)|politic|verwaltung|social|soziolog|nonprofit/i],
];
const ANY_FIELD_PATTERN =
  /related|relevant|similar|equivalent|vergleichbar|verwandt|any (?:field|discipline)|similaire|afín/i;
/** Groups of related fields of study: for a degree in one, a degree in another may be accepted. */
const RELATED_FIELDS: readonly (readonly string[])[] = [
  ['business', 'finance', 'economics', 'accounting', 'public', 'law'],
  ['computing', 'engineering', 'science'],
  ['nursing', 'health', 'science'],
  ['people', 'business', 'education', 'communication', 'public'],
  ['business', 'communication', 'design'],
  ['business', 'engineering'],
  ['business', 'health'],
];
/** Words of requirements for experience or knowledge, which name a level of study without asking for a degree. */
const SKILL_OF_PATTERN = /experience|understanding|knowledge of/i;

export interface CredentialVerdict {
  verdict: Verdict;
  evidence?: Credential;
}

/**
 * The verdict on a requirement for a degree or a certificate.
 * @returns undefined if it names neither, or a certificate that is not in the vocabulary and not held
 */
export function judgeCredential(
  text: string,
  { person, skills }: IndexedPerson,
): CredentialVerdict | undefined {
  const certificates = conceptsIn(stemsOf(text)).concepts.filter(isCertificate);
  const level = levelAsked(text);
  if (certificates.length > 0) {
    const holds = person.credentials.find((credential) =>
      conceptsIn(stemsOf(credential.text)).concepts.some((one) =>
        certificates.some((asked) => isKindOf(one, asked)),
      ),
    );
    if (holds) return { verdict: 'evidenced', evidence: holds };
    const listed = skills.find(({ own }) => certificates.some((asked) => hasConcept(own, asked)));
    if (listed) return { verdict: 'mentioned', evidence: { kind: 'certificate', text: listed.text } };
    if (level === undefined) return { verdict: 'gap' };
  }
  if (level === undefined && CERTIFICATE_ASKED_PATTERN.test(text))
    return judgeNamed(text, person.credentials);
  if (
    level === undefined ||
    (SKILL_OF_PATTERN.test(text) && !/degree|bachelor|studium|diplôme|grado/i.test(text))
  )
    return undefined;
  return judgeDegree(text, level, person.credentials);
}

/** The level of the degree that a requirement asks for: of 'a bachelor's or master's degree' the lower. */
function levelAsked(text: string): number | undefined {
  const degrees = text.replace(NOT_A_DEGREE_PATTERN, ' ');
  const lowestDegrees = degrees.replace(HIGHER_DEGREE_PATTERN, ' ');
  return DEGREE_LEVELS.findLast(([level, pattern]) =>
    pattern.test(level === LOWEST_LEVEL ? lowestDegrees : degrees),
  )?.[0];
}

function judgeDegree(text: string, level: number, credentials: readonly Credential[]): CredentialVerdict {
  const degrees = credentials.filter(({ kind }) => kind === 'degree');
  const requiredFields = fieldsIn(text);
  const asksForMba = /\bmba\b/i.test(text);
  const ranked = degrees
    .map((degree) => {
      const heldFields = fieldsIn(degree.text);
      const field = requiredFields.length === 0 || heldFields.some((one) => requiredFields.includes(one));
      const heldLevel = DEGREE_LEVELS.find(([, pattern]) => pattern.test(degree.text))?.[0] ?? LOWEST_LEVEL;
      return {
        degree,
        field,
        level: heldLevel,
        fits:
          field &&
          heldLevel >= (/bachelor|undergraduate/i.test(text) ? LOWEST_LEVEL : level) &&
          (!asksForMba || /\bmba\b/i.test(degree.text) || requiredFields.length > 1),
      };
    })
    .sort(
      (a, b) =>
        Number(b.fits) - Number(a.fits) ||
        Number(b.field) - Number(a.field) ||
        Math.abs(a.level - level) - Math.abs(b.level - level),
    );
  const best = ranked[0];
  if (!best) return { verdict: 'gap' };
  if (best.fits) return { verdict: 'evidenced', evidence: best.degree };
  const isNearDegree =
    !asksForMba &&
    (best.field || (ANY_FIELD_PATTERN.test(text) && isNearField(fieldsIn(best.degree.text), requiredFields)));
  return isNearDegree ? { verdict: 'mentioned', evidence: best.degree } : { verdict: 'gap' };
}

/**
 * Judges a certificate that is not in the vocabulary: it is held if one of its names matches, or at least two of its
 * words and half of them. Undefined if it is not held.
 */
function judgeNamed(text: string, credentials: readonly Credential[]): CredentialVerdict | undefined {
  const names = text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}-]{2,}(?![\p{L}])/gu) ?? [];
  const requiredWords = wordsOf(text);
  const holds = credentials
    .filter(({ kind }) => kind === 'certificate')
    .find((credential) => {
      const words = wordsOf(credential.text);
      const hasName = names.some((name) => words.has(name.toLowerCase()));
      const shared = [...requiredWords].filter((word) => words.has(word)).length;
      return hasName || (shared >= 2 && shared * 2 >= requiredWords.size);
    });
  return holds && { verdict: 'evidenced', evidence: holds };
}

const CERTIFICATE_ASKED_PATTERN = /certif|licen[cs]|zertifi|habilitation|accredit/i;
/** Words of a requirement for a certificate that do not identify it. */
const EMPTY_WORDS = new Set(
  'certificate certificates certification certifications certified current valid relevant similar like equivalent plus with have holding must preferred desirable advantage required other such your from this that'.split(
    ' ',
  ),
);
const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .slice(0, MAX_SEARCHED_STATEMENT_CHARACTERS)
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word)),
  );

/** Whether a field of study is related to one asked for; an unknown field may be related to any other. */
const isNearField = (heldFields: readonly string[], asked: readonly string[]) =>
  heldFields.length === 0 ||
  asked.length === 0 ||
  RELATED_FIELDS.some(
    (near) => heldFields.some((one) => near.includes(one)) && asked.some((one) => near.includes(one)),
  );

const fieldsIn = (text: string) =>
  STUDY_FIELDS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const CERTIFICATE_CONCEPTS = new Set(
  'aca acca cima cpa cfa accountant-qualified pmp scrum-certified shrm bar-admitted registered-nurse fache six-sigma itil security-cleared cissp cism cisa tax-adviser'.split(
    ' ',
  ),
);
const isCertificate = (concept: number) => CERTIFICATE_CONCEPTS.has(CONCEPTS[concept]?.name ?? '');

/** A named certificate only matches itself; 'a qualified accountant' matches any of its kind. */
const isKindOf = (held: number, required: number) => CONCEPTS[held]?.closure.includes(required) === true;
