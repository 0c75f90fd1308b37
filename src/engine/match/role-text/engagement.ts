/** Reads a role's kind of engagement, working time and duration. */
import type { EngagementKind, Range, RoleEngagement } from '@/shared/roles/role-fit';
import { anyOf } from '../../language/text/word-lists';
import { NUMBER_BY_WORD, NUMBER_WORDS_SOURCE } from '../number-words';
import { dateIn } from './date-in';

const ENGAGEMENT_PATTERNS: readonly [EngagementKind, RegExp][] = [
  [
    'board',
    /\bnon[- ]executive director\b|\bboard (?:member|seat|director) (?:role|position)|aufsichtsrat|beirat(?:smitglied)?/i,
  ],
  ['fractional', /\bfractional\b|à temps partagé/i],
  ['interim', /\binterim\b|interimistisch|de transition\b/i],
  ['part-time', /\bpart[- ]time\b|teilzeit|temps partiel|media jornada|tiempo parcial|jornada parcial/i],
  ['full-time', /\bfull[- ]time\b|vollzeit|temps plein|temps complet|jornada completa|tiempo completo/i],
  [
    'contract',
    /\bcontract(?:or)? (?:role|position|basis|engagement|length|to hire|type: contract)|\b(?:fixed[- ]term|temporary (?:position|role|contract)|freelanc\w*|contractor|consultancy contract|\d+[- ]month contract|short[- ]term contract|day rate|outside ir35|inside ir35|maternity cover)\b|\(contract\)|befristet|freiberuflich|elternzeitvertretung|\bindépendante?\b|portage salarial|\bCDD\b|autónomo|contrato temporal/i,
  ],
  [
    'full-time',
    /\bpermanent (?:position|role|contract|job)|(?:^|[|·•,–-]\s?)permanent(?=\s?(?:$|[|·•,–-]))|unbefristet|festanstellung|\bCDI\b|contrato indefinido/i,
  ],
];

const NUMBER_SOURCE = `(\\d{1,3}(?:[.,]5)?|${NUMBER_WORDS_SOURCE})`;
const NUMBER_RANGE_SOURCE = `${NUMBER_SOURCE}(?:\\s?\\(\\d{1,2}\\))?(?:\\s?(?:-|–|to|or|bis|oder|à|ou|a|o)\\s?${NUMBER_SOURCE})?\\+?\\s*`;
const amountPattern = (units: string) =>
  new RegExp(`(?<![\\p{L}\\d£€$])${NUMBER_RANGE_SOURCE}${units}`, 'iu');

const HOURS_PER_WEEK_PATTERN = amountPattern(
  '(?:hours?|hrs?|h\\b|stunden|std\\.?|heures|horas)\\s*(?:/|per|a|each|pro|die|par|por|in der|a la|de travail par)\\s*(?:week|woche|semaine|semana)|(?:hours?|hrs?)[ -]?(?:week|weekly)|wochenstunden',
);
const DAYS_PER_WEEK_PATTERN = amountPattern(
  '(?:full )?(?:days?|tagen?|tage|jours?|días?)\\s*(?:/|per|a|each|pro|die|par|por|in der|a la|of (?:the|your|each))\\s*(?:week|woche|semaine|semana)',
);
const DAYS_PER_MONTH_PATTERN = amountPattern(
  '(?:full )?(?:days?|tagen?|tage|jours?|días?)\\s*(?:/|per|a|each|pro|im|par|por|al)\\s*(?:month|monat|mois|mes\\b)',
);
const MONTHS_PATTERN = amountPattern('(?:-\\s?)?(?:months?|monate?n?|mois|meses)(?![\\p{L}])');
/** A label of the terms, followed by days or hours in a week or month. */
const LABELLED_TIME_PATTERN =
  /^\W{0,4}(?:engagement|commitment|time commitment|working time|hours|umfang|arbeitszeit|temps de travail|dedicación)\W{0,4}:\W{0,4}[^.;]{0,60}?\d[^.;]{0,30}(?:week|month|woche|monat|semaine|mois|semana|mes)/iu;
/** Days in the office or on leave, which are not working time. */
const ATTENDANCE_PATTERN =
  /\b(?:offices?|on-?site|in person|home|remote(?:ly)?|holidays?|vacations?|leave|free|off)\b|büro|bureau|oficina|vor ort|séminaire|homeoffice|urlaub|congés|vacaciones/i;
/** Words with which a number of months is the duration of the engagement. */
const DURATION_PATTERN = anyOf(
  [
    'contract|duration|engagement|assignment|for |initial|term|renew|renouvel|extend|extension',
    'verläng|befristet|mission|durée|dauer|laufzeit|project|interim|einsatz|mandat|angelegt',
    'zunächst|duración|prorrog|months? (?:role|position)|fixed|start date',
  ],
  { flags: 'i' },
);
/** Words with which a number of months is a time of experience, notice or probation, or of a plan. */
const NOT_DURATION_PATTERN =
  /\b(?:ago|every|past|last|within|first (?:\d|few|couple|three|six|nine|twelve)|in the next|plan(?:s|ned|ning)?|parental|leave|candidates?|cash|old|roadmaps?)\b|experience|notice|probation|forecast|kündigung|probezeit|erfahrung|préavis|expérience|essai/i;

/** The engagement that a text describes; values that it does not state are unset. */
export function engagementOf(sentences: readonly string[], title: string | null): RoleEngagement {
  const engagement: RoleEngagement = { kind: null };
  const kind = kindOf(sentences, title ?? '');
  const labelled = sentences.filter((sentence) => LABELLED_TIME_PATTERN.test(sentence));
  // A working time with a label is the one that is meant; prose may mention others.
  for (const sentence of labelled.length > 0 ? labelled : sentences) {
    const hours = rangeIn(HOURS_PER_WEEK_PATTERN, sentence);
    if (hours && hours[0]! >= 4 && hours[0]! <= 60) engagement.hoursPerWeek ??= hours;
    for (const part of workingTimePartsOf(sentence)) {
      const week = rangeIn(DAYS_PER_WEEK_PATTERN, part);
      if (week && week[0]! <= 5) engagement.daysPerWeek ??= week;
      const month = rangeIn(DAYS_PER_MONTH_PATTERN, part);
      if (month && month[0]! <= 22) engagement.daysPerMonth ??= month;
    }
  }
  for (const sentence of [...labelled, ...sentences]) {
    engagement.months ??= monthsIn(sentence);
    engagement.until ??= untilIn(sentence);
  }
  if (kind) engagement.kind = kind;
  else if (engagement.daysPerMonth || (engagement.daysPerWeek && (engagement.daysPerWeek[1] ?? 5) < 4))
    engagement.kind = 'part-time';
  else if (engagement.months || engagement.until) engagement.kind = 'contract';
  else if ((engagement.hoursPerWeek?.[0] ?? 0) >= 35) engagement.kind = 'full-time';
  return engagement;
}

function kindOf(sentences: readonly string[], title: string): EngagementKind | undefined {
  const inTitle = ENGAGEMENT_PATTERNS.find(([, pattern]) => pattern.test(title));
  if (inTitle) return inTitle[0];
  const kinds = new Map<EngagementKind, number>();
  for (const sentence of sentences) {
    if (
      /\b(?:years|experience|led|managed)\b.{0,40}\b(?:interim|fractional)\b|team(?:s)? of (?:freelanc|contract)|manage .{0,20}(?:freelanc|contractor)|freelance (?:writers|designers)|\b(?:all|our) full[- ]time employees\b/i.test(
        sentence,
      )
    )
      continue;
    for (const [kind, pattern] of ENGAGEMENT_PATTERNS)
      if (pattern.test(sentence)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  // A fixed-term full-time role matches both kinds; full-time comes first in `ENGAGEMENT_PATTERNS`.
  return ENGAGEMENT_PATTERNS.find(([kind]) => kinds.has(kind))?.[0];
}

/**
 * The parts of a sentence that are not about the place of work: 'three days a week, two of them in the
 * office'.
 */
const workingTimePartsOf = (sentence: string) =>
  /temps de travail|arbeitszeit|working time/i.test(sentence)
    ? [sentence]
    : sentence.split(/(?:,(?!\d)|[;()])\s?/).filter((part) => !ATTENDANCE_PATTERN.test(part));

const amountOf = (text: string | undefined) =>
  text === undefined ? null : (NUMBER_BY_WORD[text.toLowerCase()] ?? Number(text.replace(',', '.')));

function rangeIn(pattern: RegExp, sentence: string): Range | undefined {
  const match = pattern.exec(sentence);
  if (!match) return undefined;
  const min = amountOf(match[1]);
  return [min, amountOf(match[2]) ?? min];
}

/** Number of characters before and after a number of months in which it is said what they are. */
const MAX_CHARACTERS_NEAR = 25;

function monthsIn(sentence: string): Range | undefined {
  if (!DURATION_PATTERN.test(sentence)) return undefined;
  const match = MONTHS_PATTERN.exec(sentence);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  const before = sentence.slice(Math.max(0, match.index - MAX_CHARACTERS_NEAR), match.index);
  // A word that is cut off at the edge would be read as another one: 'ago' of 'Chicago'.
  const near = `${before.replace(/^\S*\s/, ' ')}${match[0]}${sentence.slice(end, end + MAX_CHARACTERS_NEAR)}`;
  if (NOT_DURATION_PATTERN.test(near)) return undefined;
  const min = amountOf(match[1]);
  if (min === null || min > 48) return undefined;
  const open =
    /to begin|to start with|initial|renew|renouvel|extend|extension|verläng|prorrog|mindestens|at least|minimum|\+/i.test(
      near,
    );
  return [min, amountOf(match[2]) ?? (open ? null : min)];
}

/** What comes before the last day of an engagement. */
const LAST_DAY_PATTERN = /\b(?:until|till|bis(?: zum)?|jusqu['’](?:au|en|à)|hasta)\s/iu;

function untilIn(sentence: string): string | undefined {
  const match = LAST_DAY_PATTERN.exec(sentence);
  return match ? dateIn(sentence.slice(match.index, match.index + MAX_LAST_DAY_CHARACTERS)) : undefined;
}

/** Maximum characters from the word 'until' to the end of its date. */
const MAX_LAST_DAY_CHARACTERS = 40;
