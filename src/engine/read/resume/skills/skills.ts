/** Reads the skills section: lists in one line, groups with a label, or one item a line. */
import { isTechnology } from '@/engine/language/vocabulary/technologies';
import type { CareerFacts } from '@/shared/record/facts';
import { addDistinct } from '../../distinct-facts';
import type { FactsBuilder } from '../../facts-builder';
import type { DocumentLine } from '../../layout/line';
import { joinLines } from '../../layout/paragraphs';
import { statementsOf } from '../../statements';
import { sectionKinds } from '../../vocabulary/headings';
import { spokenLanguageOf } from '../../vocabulary/spoken-languages';
import { bodySize, isCapitals } from '../headings/typography';
import { isProficiencyLevel, tidyItem } from '../lists/items';
import { removeProficiency, skillLines } from '../lists/stray-items';
import { wrapGap } from '../lists/wrap-gap';
import { separateEntries, separateSkillColumns, withoutColumnLabels } from './skill-columns';
import {
  APART_FONT_SIZES,
  goesOn,
  joinOpenBrackets,
  keepEntriesApart,
  keepItemsApart,
  separateAtDashes,
} from './skill-entries';
import { saysNoSkill } from './skill-kinds';
import { innerGroups, labelAndList } from './skill-labels';
import { isBasicLevelLabel, knownItems, prependSubject, removeNote } from './skill-notes';
import { phrasesInBullets } from './skill-phrases';
import { isSentence, isSentenceEnd, labelledLists } from './skill-sentences';

/** Maximum words of a label that names a skill, with sentences about it after the label. */
const MAX_LABEL_WORDS = 3;

interface Group {
  name: string;
  items: { text: string; page?: number; quote: string }[];
}

/**
 * Reads a skills section into `facts`: skills and groups, and the spoken languages and whole sentences among
 * them.
 */
export function readSkills(
  builder: FactsBuilder,
  section: readonly DocumentLine[],
  facts: CareerFacts,
): void {
  const lines = joinOpenBrackets(
    separateAtDashes(separateSkillColumns(withoutColumnLabels(skillLines(section).map(separateEntries)))),
  );
  const sentences = joinLines(lines).filter((paragraph) => isSentence(paragraph.text));
  facts.statements.push(...statementsOf(builder, sentences));
  for (const { text, page } of sentences) {
    const { label } = labelAndList(text);
    const isName = label !== undefined && label.split(' ').length <= MAX_LABEL_WORDS && !saysNoSkill(label);
    if (isName && !isBasicLevelLabel(label))
      addSkill(builder, facts, { text: label, quote: label, page }, 0.75);
  }
  const prose = sentences.map((paragraph) => paragraph.quote).join(' ');
  const endsSentence = (text: string) =>
    isSentenceEnd(text) ||
    (/\p{L}{3}\.$/u.test(text) &&
      !isTechnology(text.slice(0, -1)) &&
      sentences.some(({ quote }) => quote.endsWith(` ${text}`)));
  const groups = groupsOf(
    lines.filter(
      (line) => !((line.text.length > 30 || endsSentence(line.text)) && prose.includes(line.text)),
    ),
  );
  const isOutline = areOutline(groups);
  for (const [at, group] of groups.entries()) {
    if (isBasicLevelLabel(group.name)) continue;
    const areLanguages =
      group.items.length > 0 &&
      group.items.every(
        (item) => spokenLanguageOf(item.text) !== undefined && item.text.split(' ').length <= 3,
      );
    if (areLanguages) {
      for (const item of group.items)
        facts.languages.push(builder.text('language', spokenLanguageOf(item.text) ?? item.text, item, 0.85));
      continue;
    }
    const isNamedBySkill =
      group.name !== '' &&
      !saysNoSkill(labelAndList(group.name).label ?? group.name) &&
      !isProficiencyLevel(group.name) &&
      sectionKinds(group.name)[0] !== 'skills' &&
      !(isOutline && isLabelAt(groups, at) && !isTechnology(group.name));
    if (isNamedBySkill)
      addSkill(builder, facts, { text: group.name, quote: group.name, page: group.items[0]?.page }, 0.75);
    for (const item of group.items) {
      const language = isLanguageWithLevel(item.text) ? spokenLanguageOf(item.text) : undefined;
      if (language) addDistinct(facts.languages, [builder.text('language', language, item, 0.85)]);
      else addSkill(builder, facts, item, 0.9);
    }
    if (group.name !== '' && group.items.length > 0)
      facts.skillGroups.push({ name: group.name, skills: group.items.map((item) => item.text) });
  }
}

/** Minimum number of lists with labels in an outline of skills. */
const MIN_LISTS_OF_OUTLINE = 3;

/** Maximum share of the skills of an outline that are in no such list. */
const MAX_SHARE_OF_OTHERS = 0.34;

const isLabelledList = ({ name, items }: Group): boolean => name !== '' && items.length > 1;

/** Whether a group's name stands above its entries, or above labels of further groups: 'Data' over 'Stores: SQL'. */
function isLabelAt(groups: readonly Group[], at: number): boolean {
  const [above, group, next] = [groups[at - 1], groups[at], groups[at + 1]];
  if (group === undefined || group.name === '' || group.items.length > 0) return group?.name !== '';
  // Below a label without entries stands an entry.
  return Boolean(next?.name) && !(above && above.name !== '' && above.items.length === 0);
}

/** Whether the labels only divide the skills into kinds, as 'Accounts and Close' does, and are none themselves. */
function areOutline(groups: readonly Group[]): boolean {
  const lists = groups.filter(isLabelledList);
  const countOf = (of: readonly Group[]) => of.reduce((sum, { items }) => sum + items.length, 0);
  return (
    lists.length >= MIN_LISTS_OF_OUTLINE && countOf(lists) >= countOf(groups) * (1 - MAX_SHARE_OF_OTHERS)
  );
}

/** Whether an item is a spoken language with its level: 'English (B2)', 'native English'. */
function isLanguageWithLevel(text: string): boolean {
  const withoutLevel = text.replace(/\s?\([^()]*\)?$/u, '').trim();
  return spokenLanguageOf(withoutLevel) !== undefined && withoutLevel.split(' ').length <= 2;
}

function addSkill(
  builder: FactsBuilder,
  facts: CareerFacts,
  item: Group['items'][number],
  confidence: number,
): void {
  const name = removeProficiency(removeNote(item.text));
  if (sectionKinds(name)[0] === 'certifications') return;
  if (facts.skills.some((skill) => skill.value.toLowerCase() === name.toLowerCase())) return;
  facts.skills.push(builder.text('skill', name, { page: item.page, quote: item.quote }, confidence));
}

/**
 * Groups the items by their labels: 'Leadership: coaching, hiring', or a label in a cell or line of its own.
 * Items without a label form one group.
 */
function groupsOf(lines: readonly DocumentLine[]): Group[] {
  const groups: Group[] = [{ name: '', items: [] }];
  const size = bodySize(lines);
  const hasPlain = lines.some((line) => !line.strong && Math.abs(line.size - size) < 0.3);
  const apart = wrapGap(lines);
  let pending: DocumentLine[] = [];
  /** Whether the label of the last group is in the line of its list, with which the group then ends. */
  let ownLabel = false;
  const isOneLineList = (line: DocumentLine | undefined) => /[|•·]/.test(line?.text ?? '');
  const flush = () => {
    const paragraphs = joinLines(keepItemsApart(keepEntriesApart(pending)));
    const phrases = phrasesInBullets(paragraphs);
    for (const paragraph of paragraphs) {
      for (const text of labelledLists(paragraph.text)) {
        const { label, rest } = labelAndList(text);
        const place = { page: paragraph.page, quote: paragraph.quote };
        if (label !== undefined) groups.push({ name: label, items: [] });
        else if (ownLabel) groups.push({ name: '', items: [] });
        ownLabel = label !== undefined;
        const items = phrases.has(paragraph) ? [tidyItem(text)] : itemsOf(rest, label);
        for (const inner of innerGroups(items)) {
          if (inner.name !== undefined) groups.push({ name: inner.name, items: [] });
          groups.at(-1)?.items.push(...inner.items.map((item) => ({ text: item, ...place })));
        }
      }
    }
    pending = [];
  };
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (isProficiencyLevel(line.text)) return;
    if (sectionKinds(line.text)[0] === 'skills' && line.cells.length === 1 && saysNoSkill(line.text)) return;
    if (line.cells.length > 1) {
      flush();
      addCells(groups, line);
    } else if (!/,$/.test(lines[index - 1]?.text ?? '') && isGroupLabel(line, next, size, hasPlain)) {
      flush();
      ownLabel = false;
      groups.push({ name: tidyItem(line.text), items: [] });
    } else {
      const previous = lines[index - 1];
      const isFar = apart > 0 && line.gap > apart && !(previous && goesOn(previous, line));
      // In a centred list each line is complete, although the next item would not have fitted into it.
      const isCentred =
        isOneLineList(line) && isOneLineList(previous) && Math.abs(line.x - (previous?.x ?? line.x)) > 3;
      pending.push(isCentred || isFar ? { ...line, gap: APART_FONT_SIZES } : line);
    }
  });
  flush();
  return groups;
}

/** Adds the cells of a row: either a label with its list, or items side by side. */
function addCells(groups: Group[], line: DocumentLine): void {
  const [first = '', ...rest] = line.cells.filter((cell) => !isProficiencyLevel(cell));
  const place = { page: line.page, quote: line.text };
  const isLabel =
    /[:：]$/.test(first) ||
    saysNoSkill(first) ||
    (rest.length === 1 && /[,;|•·]/.test(rest[0] ?? '') && !/[,;|•·]/.test(first));
  if (isLabel && rest.length > 0) groups.push({ name: tidyItem(first), items: [] });
  const items = isLabel ? rest : [first, ...rest];
  for (const cell of items) {
    const { label, rest: list } = labelAndList(cell);
    if (label !== undefined) groups.push({ name: label, items: [] });
    groups.at(-1)?.items.push(...itemsOf(list, label).map((text) => ({ text, ...place })));
  }
}

/** The items of a list in one line after its label. */
const itemsOf = (list: string, label = ''): string[] =>
  knownItems(list)
    .flatMap((item, at, all) => splitTwoTools(item, all.length > 2 && at === all.length - 1))
    .map((item) => prependSubject(item, label));

/** Splits the last two entries of a list of tools: 'Spark and Redis'; at '&' only where a list ends with them. */
function splitTwoTools(item: string, isLast: boolean): string[] {
  const parts = item.split(isLast ? /\s(?:and|und|et|y|e|&)\s/u : /\s(?:and|und|et|y|e)\s/u);
  return parts.length === 2 && parts.every(isTechnology) ? parts : [item];
}

/** Whether a short line without separators is the label of a group: by a colon at its end, or by its style. */
function isGroupLabel(
  line: DocumentLine,
  next: DocumentLine | undefined,
  size: number,
  hasPlain: boolean,
): boolean {
  if (line.bullet || /[,;|•]/.test(line.text) || line.text.split(' ').length > 6) return false;
  if (
    !next ||
    (next.strong === line.strong &&
      Math.abs(next.size - line.size) < 0.3 &&
      isCapitals(next.text) === isCapitals(line.text) &&
      next.bullet === line.bullet)
  ) {
    return /[:：]$/.test(line.text);
  }
  return (
    /[:：]$/.test(line.text) ||
    line.heading ||
    (hasPlain && (line.strong || line.size > size + 0.4 || isCapitals(line.text) || next.bullet))
  );
}
