/**
 * Names for what somebody did: an ability, 'Negotiating supplier contracts', and an agent noun, 'Supplier Contract
 * Negotiator'.
 */
import { gerundOf, verbForm } from '../../language/grammar/verbs';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { foldText } from '../../language/text/hygiene';
import { AGENT_NOUNS } from '../../language/vocabulary/doers';
import { skillCase } from '../../language/vocabulary/skill-names';
import { saidOf, type VerbObject, verbObjectOf } from '../statements/object';
import type { Statement } from '../statements/statement';

/** Verbs that name no ability, since everybody at a desk does this. */
const NO_ABILITY = new Set(
  `do get take give use receive attend complete handle perform conduct ensure maintain prepare provide support assist help work generate submit update
  check follow answer own serve start join process move place put keep send collect record file meet hold bring carry do make monitor promote
  document present assign advance demonstrate include interface add apply address arrange execute undertake require obtain find learn study
  position continue request play plant repair write publish win exceed save spend buy purchase see show tell gain earn increment enter compile
  schedule review identify recommend verify distribute issue share report record order forecast communicate collaborate participate employ foster host propose change modify adjust adapt rotate thrive embrace enjoy host explore travel visit act`.split(
    /\s+/,
  ),
);
/** Verbs of change, whose object may be a single word. */
const CHANGES =
  /^(?:reduce|cut|lower|decrease|shorten|minimi[sz]e|increase|raise|grow|boost|double|improve|enhance|strengthen)$/;
const SHORTEST = 2;
const MAX_WORDS = 6;
const PARTICLE = /^(?:up|out|over|around|forward|through|down|back)$/;

/** Uncountable nouns. */
const MASS =
  /(?:tion|sion|ment|ance|ence|ity|ness|ship|ing|cy|ware|ism|ics|age|ure|data|growth|revenue|traffic|support|health|staff|content|stock|cash|output|demand|turnover|throughput|leadership|research|(?<!net|frame)work|logistics|equipment|inventory|knowledge|access|trust|feedback|control|care|design|debt|safety|supply|delivery|strategy|availability)$/i;

/** Countable nouns, although their endings suggest otherwise. */
const COUNTED = /^(?:packages?|pages?|stages?|images?|messages?|languages?|villages?|garages?)$/i;
/** Singular nouns that end in s. */
const SINGULAR_S = /(?:us|ss|sis|basis)$/i;
/** Words after a noun that say how something was done. */
const MANNER = /\s(?:end-to-end|in-house|full-time|part-time|from scratch|hands-on|worldwide)$/i;

/** The plural of a countable noun, as the name of an ability: 'training operations' for 'a training operation'. */
function plural(word: string): string {
  if (/sis$/.test(word)) return word.replace(/is$/, 'es');
  if (SINGULAR_S.test(word)) return `${word}es`;
  if (/s$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:x|ch|sh|z)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The last noun as a modifier: 'contract' for 'contracts'. */
function singular(word: string): string {
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return /[^suiA-Z]s$/.test(word) ? word.replace(/s$/, '') : word;
}

/** The object as a kind of thing, in the plural if it is countable; undefined if it is one particular thing. */
function asKind({ name: whole, before }: VerbObject, changes: boolean): string | undefined {
  const name = whole.replace(MANNER, '');
  const words = name.split(' ');
  const at = words.findIndex((word) => /^of$/i.test(word));
  const head = at > 0 ? at - 1 : words.length - 1;
  const noun = words[head] ?? '';
  const isOne = /^(?:an?|one)$/.test(before);
  // 'Increased market share' has no article, since an amount increases or decreases.
  const amount = changes && !/^(?:an?|one|the|each|every|its|their|\d+)$/.test(before);
  const counted =
    !amount &&
    (!/s$/.test(noun) || SINGULAR_S.test(noun)) &&
    !/^\p{Lu}/u.test(noun) &&
    !/ (?:and|&) /.test(name) &&
    (!MASS.test(noun) || COUNTED.test(noun) || (isOne && /(?:tion|sion)$/.test(noun)));
  if (/['’]s?\b/.test(name) || (counted && before === 'the')) return undefined;
  if (counted) words[head] = plural(noun);
  const last = words.at(-1) ?? '';
  const purpose = at > 0 && /^an?$/.test(words[at + 1] ?? '') && !MASS.test(last);
  const kind = purpose ? [...words.slice(0, at + 1), ...words.slice(at + 2, -1), plural(last)] : words;
  // Behind its verb, a word alone in capitals is a name: 'Python scripts', and not 'Stock Management tools'.
  const isNamed = /^\p{Lu}/u.test(kind[0] ?? '') && !/^\p{Lu}\p{Ll}/u.test(kind[1] ?? '');
  return isNamed ? kind.join(' ') : lowerFirst(kind.join(' '));
}

/** The base form and the particle of the verb with which a statement begins. */
function verbOf({ predicate }: Statement): { base: string; particle: string } | undefined {
  const [verb = '', next = ''] = predicate?.text.split(' ') ?? [];
  const base = verbForm(verb)?.base;
  return base ? { base, particle: PARTICLE.test(next) ? ` ${next}` : '' } : undefined;
}

/** Objects of tasks that are part of every job, whatever the verb. */
const NO_STRENGTH =
  /(?:^|\s)(?:reporting|reports?|tests?|tickets?|documentation|subscriptions?|lifecycle management|meetings?)$/i;

/** Verbs whose object tells enough in a single word: 'Automating infrastructure'. */
const SPECIFIC =
  /^(?:automate|migrate|moderni[sz]e|consolidate|restructure|refinance|digiti[sz]e|integrate|standardi[sz]e|centrali[sz]e|outsource|insource|locali[sz]e|relocate|privati[sz]e|merge|acquire|divest)$/;

/** Verbs of leading people, and of helping them to learn. */
const LEADING =
  /^(?:lead|manage|head|direct|run|supervise|build|grow|scale|expand|assemble|establish|mentor|coach|train)$/;
const TEACHING = /^(?:mentor|coach|train|tutor|teach|onboard|hire|recruit)$/;
/** 'a cross-functional team', 'teams of 12 engineers': how the team is called, and who is in it. */
const TEAM =
  /^(?:(?:an?|the|its|their|his|her|all|both|two|three|four|five|six|seven|eight|nine|ten|several|multiple|new|over|up to|more than|\d+\+?|(?:high|well|top)-\p{L}+|large|small|talented|diverse|dynamic|dedicated|strong|great|whole|entire|own) )*((?:[\p{L}&-]+ ){0,2})teams?\b(?!\s(?!(?:of|to|from|in|that|which|who|and|for|with|across|within|at|on|by|through|while|under|during|\p{L}+ing)\b))(?: of (?:(?:over|about|up to|more than|around|approximately|[\d,]+\+?) )*((?:[\p{Ll}-]+ )?\p{Ll}+(?:ers|ors|ists|ants))\b)?/u;
/** People who can be taught: 'junior developers', 'managers'. */
const LEARNERS =
  /^(?:[\p{Ll}-]+ ){0,2}\p{Ll}+(?:ers|ors|ists|ants|eers|ees|interns|students|apprentices|staff|colleagues)$/u;

/** 'Leading cross-functional teams', 'Mentoring junior developers': what a statement about people shows. */
function leadershipOf(statement: Statement, { base }: { base: string }): string | undefined {
  const verb = upperFirst(gerundOf(base));
  const said = saidOf(statement.predicate?.text ?? '').join(' ');
  const team = LEADING.test(base) ? TEAM.exec(said) : null;
  if (team) {
    const [, kind = '', people = ''] = team;
    if (/\b(?:and|or|of|for|to|in|with|than)\b/.test(kind) || /['’]s?\b/.test(kind)) return undefined;
    const named = people !== '' && kind === '' && people !== 'members';
    return named ? `${verb} teams of ${people}` : `${verb} ${kind}teams`;
  }
  const learners = TEACHING.test(base) ? verbObjectOf(statement, 1, true)?.name : undefined;
  return learners && LEARNERS.test(learners) ? `${verb} ${learners}` : undefined;
}

/**
 * The ability that a statement shows: 'Reducing unscheduled downtime'. Undefined if its verb fits any role, or its
 * object cannot be named.
 */
export function abilityName(statement: Statement): string | undefined {
  const verb = verbOf(statement);
  if (!verb || NO_ABILITY.has(verb.base) || (verb.base === 'turn' && verb.particle !== ' around'))
    return undefined;
  const leadership = leadershipOf(statement, verb);
  if (leadership) return leadership;
  const object = verbObjectOf(statement, CHANGES.test(verb.base) || SPECIFIC.test(verb.base) ? 1 : SHORTEST);
  if (!object || object.name.split(' ').length > MAX_WORDS) return undefined;
  if (NO_STRENGTH.test(object.name)) return undefined;
  const kind = asKind(object, CHANGES.test(verb.base));
  if (!kind) return undefined;
  const title = upperFirst(`${gerundOf(verb.base)}${verb.particle} ${kind}`);
  return /^\p{Lu}/u.test(kind) ? title : skillCase(title);
}

/** Things that nobody is known for building or leading. */
const NO_WORK =
  /^(?:relations?|relationships?|awareness|stud(?:y|ies)|definitions?|personnel|presence|plans?|packs?|models?|codes?|features?|understanding|rapport|skills?|strategies|strategy|services?|okrs?|projects?|apps?|applications?|outlines?|justification|initiatives?|reporting|reports?|tests?|tickets?|documentation|limits?)$/i;
/** Maximum words of an object that is combined with an agent noun. */
const MAX_OBJECT = 3;

/**
 * The agent noun of a statement: 'Learning Programme Builder', 'Repair Cost Cutter'. Undefined if its verb has no such
 * noun, or its object is long or joined by 'and'.
 * @param senior whether the person has led others
 */
export function agentNounOf(statement: Statement, senior: boolean): string | undefined {
  const verb = verbOf(statement);
  const object = verbObjectOf(statement);
  const doer = AGENT_NOUNS.find(
    ([, verbs, leads]) => (senior || !leads) && verb && verbs.split(' ').includes(verb.base),
  )?.[0];
  if (!doer || !object || verb?.particle) return undefined;
  const words = object.name.split(' ');
  if (NO_WORK.test(words.at(-1) ?? '') || !/^[\p{L}\d .+#/-]+$/u.test(object.name)) return undefined;
  if (words.length > MAX_OBJECT || words.some((word) => /^(?:and|of|&)$/i.test(word))) return undefined;
  const last = singular(words.at(-1) ?? '');
  if (foldText(doer).startsWith(foldText(last).slice(0, 5))) return undefined;
  return [...words.slice(0, -1), last, doer].map(upperFirst).join(' ');
}
