/** Removes texts that are not items from lists: rows of forms, names, dates, parts of sentences. */

import { alphanumericWords } from '@/engine/language/text/keys';
import { anyOf } from '@/engine/language/text/word-lists';
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import { findDates, findRange } from '../../dates/dates';
import type { DocumentLine } from '../../layout/line';
import { isFormRow, startsPersonalDetails } from '../../vocabulary/form-rows';
import { isCountry } from '../../vocabulary/places';
import { removeStandardNumbers } from './name-years';

/**
 * If more than this share of the lines have a date range, the ranges belong to the items, as in 'Python, 2015
 * to 2020'.
 */
const MAX_DATED_SHARE = 0.3;
/** Maximum number of words of an item; longer texts are sentences. Phrases with commas may have small words besides. */
const MAX_ITEM_WORDS = 6;
const MAX_PHRASE_WORDS = 7;
const WORD_SEPARATOR_PATTERN = / (?:(?:and|or|&|und|et|y|e|of|de) )?/u;

/** Words that cannot begin an item. */
const CONTINUATION_WORD_PATTERN =
  /^(?:of|to|in|with|for|from|by|on|at|as|or|et|und|ou|oder|y|e|de|du|des|del|da|do|is|are|was|were|include|includes|including|such|my|our|their|which|who|that|this|these)(?:\s|$)/iu;
/** Words that cannot end an item. */
const NOT_AN_ITEM_END_PATTERN =
  /\s(?:of|to|in|with|for|from|by|the|a|an|and|or|as|is|are|using|et|und|ou|oder|y|e|de|du|des|del|von|mit|für|pour|avec|con|com|orienté(?:e|s|es)?|oriented|basé(?:e|s|es)?|based)$/iu;
/** Beginnings of sentences about oneself. */
const CLAIM_ABOUT_ONESELF_PATTERN =
  /^(?:i|i['’]m|we|ability|able|capab\p{L}+|responsible for|ha(?:ve|s|ving)|possess\p{L}*|proven|overall|effectively|successfully|efficiently|hereby|trained|served|assisted|competed|formali[sz]ed|handled|managed|supervised)\s/iu;
/** Contact data; 'Web Services' and '.NET' are not. */
const CONTACT_DATA_PATTERN =
  /@\w|\bhttps?:|\bwww\.|\w\.(?:com|org|de|io)\b(?=.*\)|\/)|\+?\d[\d ().-]{7,}\d/iu;
const LEGAL_FORM_WORD_PATTERN = /\b(?:pvt|pte|ltd|limited|llc|llp|gmbh|plc|corp)\b/iu;
const PROFICIENCY_PATTERN =
  /^(?:(?:highly |very |well )?(?:expert|proficient|skilled|experienced|familiar|versed|knowledgeable|competent)|(?:good |sound |basic |working )?(?:knowledge|understanding|experience|expertise|proficiency|command))\s+(?:in|with|of|on|at|using)\s+(?=\S)/iu;

/** The lines of a list up to the personal details, which often follow without a heading. */
export function linesOfList(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const end = lines.findIndex(({ text }) => startsPersonalDetails(text));
  return end < 0 ? lines : lines.slice(0, end);
}

/**
 * The lines of a list of interests, which is often the last section and therefore ends at the first row of a
 * form.
 */
export function interestLines(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const end = lines.findIndex(({ text, cells }) => isFormRow(text) || isFormRow(cells[0] ?? ''));
  return end < 0 ? lines : lines.slice(0, end);
}

/** The lines of a list of skills, which also ends where dated entries begin. */
export function skillLines(section: readonly DocumentLine[]): readonly DocumentLine[] {
  const lines = linesOfList(section).flatMap(removeBar);
  const ranged = lines.filter((line) => findRange(line.text) !== undefined).length;
  const isDated = ranged > lines.length * MAX_DATED_SHARE;
  const end = isDated ? -1 : lines.findIndex(({ text }) => findRange(text) !== undefined);
  return end < 0 ? lines : lines.slice(0, end);
}

/** A level drawn as a bar of blocks at the end of a line. */
const BAR_PATTERN = /(?<![\s█▉▊▋▌▍▎▏▓▒░■□▪▫▬▰▱⬛⬜])\s*[█▉▊▋▌▍▎▏▓▒░■□▪▫▬▰▱⬛⬜]{3,60}\s*$/u;

/** The line without a bar at the end of its cells; none if it is only a bar. */
function removeBar(line: DocumentLine): DocumentLine[] {
  if (!line.cells.some((cell) => BAR_PATTERN.test(cell))) return [line];
  const cells = line.cells.map((cell) => cell.replace(BAR_PATTERN, '')).filter((cell) => cell !== '');
  return cells.length === 0 ? [] : [{ ...line, cells, text: cells.join(' ') }];
}

/** How well something is known, in other languages than English: 'Goede kennis van', 'Conocimientos avanzados de'. */
const FOREIGN_PROFICIENCY_PATTERN = anyOf(
  [
    '(?:(?:uitstekende|zeer goede|goede|gevorderde|grondige|ruime|enige|basis) ?kennis|basiskennis|ervaring)(?: (?:van|in|met))?',
    '(?:(?:sehr |fundierte |vertiefte )?gute|fundierte|vertiefte|solide|umfassende|fortgeschrittene|ausgezeichnete|erweiterte) (?:kenntnisse|erfahrung) (?:in|im|mit|von)',
    '(?:bonnes?|tr[èe]s bonnes?|excellentes?|solides?) (?:connaissances?|ma[iî]trise)(?: (?:de|des|du|en))|ma[iî]trise (?:de|des|du)|connaissances? (?:de|des|du|en)',
    '(?:buon[ae]|ottim[ae]|discret[ae]|eccellente) (?:conoscenz[ae]|padronanza) (?:di|del|della|dei|delle|in)',
    '(?:buen|amplio|s[óo]lido)s? (?:conocimiento|manejo|dominio)s? (?:de|del|en)|(?:conocimiento|manejo|dominio)s?(?: (?:avanzado|intermedio|medio|alto)s?)? (?:de|del|en)',
    '(?:bom|bons|s[óo]lido|s[óo]lidos) (?:conhecimento|dom[íi]nio)s? (?:de|do|da|em)|(?:conhecimento|dom[íi]nio)s?(?: (?:avan[çc]ado|intermedi[áa]rio)s?)? (?:de|do|da|em)',
  ],
  { before: '^', after: String.raw`\s+(?=\S)`, flags: 'iu' },
);

/** Reduces 'Proficient in AutoCAD' to 'AutoCAD'. */
export const removeProficiency = (item: string) =>
  item.replace(PROFICIENCY_PATTERN, '').replace(FOREIGN_PROFICIENCY_PATTERN, '');

/** Removes texts that are not items from the skills, certificates, interests and honours. */
export function dropStrayItems(facts: CareerFacts): void {
  const name = alphanumericWords(facts.name?.value ?? '').filter((word) => word.length > 1);
  const removeStrayItems = <T extends TextFact>(items: readonly T[]) =>
    items.filter((item) => !isStray(item.value, name));
  const isSkill = (text: string) =>
    !isStray(text, name) &&
    isShort(text.replace(/\([^()]*\)/gu, '').trim()) &&
    !LEGAL_FORM_WORD_PATTERN.test(text) &&
    !isCountry(text) &&
    !isDated(text);
  facts.skills = facts.skills.filter((skill) => isSkill(skill.value));
  facts.skillGroups = facts.skillGroups
    .map((group) => ({ ...group, skills: group.skills.filter(isSkill) }))
    .filter((group) => group.skills.length > 0);
  facts.certifications = removeStrayItems(facts.certifications);
  facts.interests = removeStrayItems(facts.interests);
  facts.honours = removeStrayItems(facts.honours);
}

const isShort = (text: string): boolean =>
  text.includes(',')
    ? text.split(WORD_SEPARATOR_PATTERN).length <= MAX_PHRASE_WORDS
    : text.split(' ').length <= MAX_ITEM_WORDS;

function isStray(text: string, name: readonly string[]): boolean {
  const trimmed = text.trim();
  return (
    !/\p{L}{2}|^[A-Z]\b|^[A-Z]\d[A-Z]\b/u.test(trimmed) ||
    isFormRow(trimmed) ||
    (CONTINUATION_WORD_PATTERN.test(trimmed) && !/^From \p{Lu}.{2,60}\sto\s\p{Lu}/u.test(trimmed)) ||
    NOT_AN_ITEM_END_PATTERN.test(trimmed) ||
    CLAIM_ABOUT_ONESELF_PATTERN.test(trimmed) ||
    CONTACT_DATA_PATTERN.test(removeStandardNumbers(trimmed)) ||
    /\s(?:I(?= \p{Ll})|my)\s/u.test(trimmed) ||
    isUnbalanced(trimmed) ||
    isOwnName(trimmed, name)
  );
}

/** Whether a bracket is opened or closed in another item: 'Till Date)', '(Word'. */
function isUnbalanced(text: string): boolean {
  return (text.match(/[([]/g)?.length ?? 0) !== (text.match(/[)\]]/g)?.length ?? 0);
}

/** Whether an item contains a date with its month, unlike the name of a product ('Office 2016'). */
function isDated(text: string): boolean {
  return findDates(text).some(({ start, end }) => start?.month || (end && end !== 'present' && end.month));
}

/** Whether a text is the person's name: all of it in any order, or at least two of its words. */
function isOwnName(text: string, name: readonly string[]): boolean {
  const words = alphanumericWords(text).filter((word) => word.length > 1);
  return words.length > 1 && name.length > 1 && words.every((word) => name.includes(word));
}
