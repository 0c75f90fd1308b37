/** The verdict on each requirement: evidenced, mentioned, a gap, or nothing that papers show. */
import type { Requirement, RoleFacts, Verdict } from '@/shared/role-fit';
import type { IndexedPerson, IndexedStatement } from '../person/indexed';
import { plainText } from '../read/plain-text';
import { has } from '../vocabulary';
import { conceptOfFunction, isGeneric } from '../vocabulary/weights';
import { type Asked, askedBy, TRACK_RECORD } from './asked';
import { type Cover, coverOf } from './cover';
import { judgeCredential } from './credentials';
import { judgeLanguages } from './languages';
import { judgePlace } from './places';
import { postsShowing, yearsAsked, yearsShown } from './years';

export interface Judged {
  verdict: Verdict;
  /** The person's words that show it. */
  evidence?: string;
  /** Where those stand, as the person's statement has it. */
  ref?: string;
}

/** From these shares on something is evidenced by one statement, by all together, or mentioned. */
const EVIDENCED = 0.56;
const TOGETHER = 0.68;
const MENTIONED = 0.42;

/** Asks for having led people. */
const LEADING =
  /\b(?:lead(?:ing|ership)?|led|managed|managing) (?:a |of |large |multi\S* |cross\S* )*(?:team|people|staff|group|department)|people (?:leader|management)|leadership (?:role|position|experience)|führungs(?:position|erfahrung|verantwortung|kraft)|personalverantwortung|(?:encadrement|management) d[’']équipe|liderazgo de equipos|multi-?disciplinary team/i;

type RoleSide = Pick<RoleFacts, 'functions' | 'textLanguage'>;

/** Judges one requirement. Linear in the person's statements. */
export function judge(
  requirement: Pick<Requirement, 'text' | 'type'>,
  person: IndexedPerson,
  role: RoleSide,
): Judged {
  const text = plainText(requirement.text);
  if (requirement.type === 'place') {
    const place = judgePlace(text, person);
    if (place) return place;
  }
  if (requirement.type === 'language') {
    const language = judgeLanguages(text, person);
    if (language) return language;
  }
  const asked = askedBy(text, role.textLanguage === 'de');
  const aim = role.functions[0] && conceptOfFunction(role.functions[0]);
  const years = yearsAsked(text);
  const cover = coverOf(asked, person, {
    aim,
    leads: LEADING.test(text),
    ...(years !== undefined && { counted: postsShowing(asked, person), months: years * 12 }),
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
  if (years !== undefined) return judgeYears(years, asked, cover, person);
  const led = ledAsked(text);
  if (led !== undefined) return judgeScale(led, cover, person);
  if (asked.soft) return { verdict: 'soft' };
  if (asked.concepts.every(({ any }) => any.every(isGeneric)) && !asked.words.some(({ exact }) => exact)) {
    return judgeResults(text, asked, cover, person, aim);
  }
  return byCover(cover);
}

function byCover(cover: Cover): Judged {
  const told = { evidence: cover.statement?.text, ref: cover.statement?.ref };
  if (cover.missing === 'everywhere')
    return cover.best >= 0.6 ? { verdict: 'mentioned', ...told } : { verdict: 'gap' };
  if (cover.missing === 'shown') return { verdict: 'mentioned', evidence: cover.skill };
  if (
    cover.best >= EVIDENCED ||
    (cover.together >= TOGETHER && cover.coreTogether >= 0.6 && cover.best >= 0.38)
  )
    return { verdict: 'evidenced', ...told };
  if (cover.listed >= 0.58 && cover.skill) return { verdict: 'mentioned', evidence: cover.skill };
  if (cover.together >= MENTIONED && cover.coreTogether >= 0.34 && cover.best >= 0.25)
    return { verdict: 'mentioned', ...told };
  return { verdict: 'gap' };
}

function judgeYears(needed: number, asked: Asked, cover: Cover, person: IndexedPerson): Judged {
  const shown = yearsShown(asked, person);
  const said = person.statements.find((one) => (yearsAsked(one.text) ?? 0) >= needed && namesAll(asked, one));
  const statement = said ?? cover.statement ?? strongest(person);
  const told = { evidence: statement?.text, ref: statement?.ref };
  if (cover.missing === 'everywhere' && !said) return { verdict: 'gap' };
  const years = shown ?? (said ? needed : undefined);
  if (years === undefined)
    return byCover(cover).verdict === 'gap' ? { verdict: 'gap' } : { verdict: 'mentioned', ...told };
  if (years + 0.5 >= needed || said) return { verdict: 'evidenced', ...told };
  return years >= needed * 0.5 ? { verdict: 'mentioned', ...told } : { verdict: 'gap' };
}

/** Whether a statement names all that the years are asked of. */
function namesAll({ concepts }: Asked, { own }: IndexedStatement): boolean {
  const telling = concepts.filter(({ any }) => !any.every(isGeneric));
  return telling.length > 0 && telling.every(({ any }) => any.some((number) => has(own, number)));
}

/** How many people a requirement wants to have been led. */
function ledAsked(text: string): number | undefined {
  const match =
    /(?:team|staff|organi[sz]ation|group)s? (?:of )?\(?(?:at least |over |more than )?(\d[\d,]*)\+?\)?|(?<![\d,])(\d[\d,]*)\+?\)? (?:or more )?(?:direct )?(?:people|employees|engineers|reports|staff)/i.exec(
      text,
    );
  return match ? Number((match[1] ?? match[2] ?? '').replace(/,/g, '')) : undefined;
}

function judgeScale(needed: number, cover: Cover, person: IndexedPerson): Judged {
  const most = person.statements.reduce<IndexedStatement | undefined>(
    (top, one) => (one.led > (top?.led ?? 0) ? one : top),
    undefined,
  );
  if (most && most.led >= needed) return { verdict: 'evidenced', evidence: most.text, ref: most.ref };
  if (most || cover.best >= MENTIONED) {
    const statement = most ?? cover.statement;
    return { verdict: 'mentioned', evidence: statement?.text, ref: statement?.ref };
  }
  return { verdict: 'gap' };
}

/** Asks for something that is done or known, whatever it is: 'experience in the ... sector'. */
const MATTER =
  /experience (?:in|with|of)|knowledge|background|erfahrung|kenntnisse|expérience|connaissance|experiencia|conocimiento/i;

/** A requirement that names no matter of its own: a result in the role's line of work answers it. */
function judgeResults(
  text: string,
  asked: Asked,
  cover: Cover,
  person: IndexedPerson,
  aim: number | undefined,
): Judged {
  const statement = strongest(person, aim) ?? cover.statement;
  const told = { evidence: statement?.text, ref: statement?.ref };
  if (TRACK_RECORD.test(text)) return statement ? { verdict: 'evidenced', ...told } : { verdict: 'gap' };
  if (asked.concepts.length > 0) return byCover(cover);
  const words = asked.words.length > 0 ? cover.best : 0;
  if (words >= 0.5)
    return { verdict: 'evidenced', evidence: cover.statement?.text, ref: cover.statement?.ref };
  return words > 0.2
    ? { verdict: 'mentioned', evidence: cover.statement?.text, ref: cover.statement?.ref }
    : { verdict: asked.words.length > 1 || MATTER.test(text) ? 'gap' : 'soft' };
}

/** The statement with the plainest result, in a line of work where there is one; the latest posts stand first. */
function strongest({ statements }: IndexedPerson, aim?: number): IndexedStatement | undefined {
  const plain = (one: IndexedStatement) =>
    (one.post === undefined ? 0 : 8) +
    (aim !== undefined && has(one.own, aim) ? 2 : 0) +
    (one.measured ? 3 : 0) +
    (one.change ? 1 : 0);
  return statements
    .filter(({ outcome }) => outcome)
    .reduce<IndexedStatement | undefined>(
      (top, one) => (top && plain(top) >= plain(one) ? top : one),
      undefined,
    );
}
