/** Turns a spreadsheet into facts: a career in tables, or a document whose cells contain sentences. */

import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import { emptyFacts } from '@/shared/record/facts';
import { addDistinct } from '../distinct-facts';
import type { Paragraph, Sheet } from '../extract/types';
import type { FactsBuilder } from '../facts-builder';
import { linesOfParagraphs } from '../layout/lines';
import { readResume } from '../resume';
import { splitItems } from '../resume/lists/items';
import { statementsOfText } from '../statements';
import { sectionKinds } from '../vocabulary/headings';
import { type SheetField, sheetFieldOf } from '../vocabulary/sheet-columns';
import { type SheetRow, sheetPartsOf } from './blocks';
import { readTable } from './tables';

/** Reads all sheets. Labels ('Name | Ines Calder') count only in a spreadsheet that has a table of roles. */
export function readSheets(
  builder: FactsBuilder,
  sheets: readonly Sheet[],
  kind: 'resume' | 'document',
): CareerFacts {
  const facts = emptyFacts();
  const sheetParts = sheets.map((sheet) => ({ sheet, ...sheetPartsOf(sheet) }));
  const isCareer = sheetParts.some(({ tables }) => tables.some((table) => table.kind === 'roles'));
  for (const { sheet, tables } of sheetParts) {
    for (const table of tables) readTable(builder, sheet.name, table, facts);
  }
  const rest = sheetParts.map(({ sheet, otherRows }) => ({
    sheet,
    rows: isCareer ? otherRows.filter((row) => !readLabel(builder, sheet.name, row, facts)) : otherRows,
  }));
  const lines = linesOfParagraphs(rest.flatMap(({ sheet, rows }, flow) => paragraphsOf(sheet, rows, flow)));
  const textFacts = readResume(builder, lines, isCareer ? 'resume' : kind);
  return mergeTableFacts(textFacts, facts);
}

/** Maximum length of a labelled name, headline or place; the rest is cut off. */
const MAX_LABELLED_CHARACTERS = 400;

/** Reads a row of label and value as a fact; returns false for any other row. */
function readLabel(builder: FactsBuilder, sheet: string, row: SheetRow, facts: CareerFacts): boolean {
  const [first = '', ...values] = row.cells.filter((cell) => cell !== '');
  const field = sheetFieldOf(first.replace(/(?:(?<!\s)\s+)?[:：]$/, ''));
  if (!field || values.length === 0) return false;
  const text = values.join(', ');
  READER_BY_FIELD[field](facts, text, (stem, value) =>
    builder.text(stem, value, { row: `${sheet}:${row.number}`, quote: `${first}: ${text}` }, 0.95),
  );
  if (field === 'about') facts.about.push(...statementsOfText(builder, text, `${sheet}:${row.number}`));
  return true;
}

type MakeFact = (stem: string, value: string) => TextFact;

const READER_BY_FIELD: Record<SheetField, (facts: CareerFacts, text: string, fact: MakeFact) => void> = {
  name: (facts, text, fact) => {
    facts.name ??= fact('name', text.slice(0, MAX_LABELLED_CHARACTERS));
  },
  headline: (facts, text, fact) => {
    facts.headline ??= fact('headline', text.slice(0, MAX_LABELLED_CHARACTERS));
  },
  location: (facts, text, fact) => {
    facts.location ??= fact('location', text.slice(0, MAX_LABELLED_CHARACTERS));
  },
  about: () => {},
  languages: (facts, text, fact) =>
    addDistinct(
      facts.languages,
      splitItems(text).map((item) => fact('language', item)),
    ),
  skills: (facts, text, fact) =>
    addDistinct(
      facts.skills,
      splitItems(text).map((item) => fact('skill', item)),
    ),
  certifications: (facts, text, fact) =>
    addDistinct(
      facts.certifications,
      splitItems(text).map((item) => fact('certification', item)),
    ),
  linkedin: (facts, text) => {
    const profileUrl = parseLinkedInUrl(text);
    if (profileUrl.ok) facts.linkedinUrl ??= profileUrl.url;
  },
};

/**
 * Rows as paragraphs, under the sheet's name if that is a heading. Rows of figures are omitted, since they
 * mean nothing alone.
 */
function paragraphsOf(sheet: Sheet, rows: readonly SheetRow[], flow: number): Paragraph[] {
  const paragraph = (cells: string[], heading: boolean): Paragraph => ({
    cells,
    bold: heading,
    size: 0,
    bullet: false,
    spaced: true,
    heading,
    flow,
  });
  const sheetHeading = sectionKinds(sheet.name).length > 0 ? [paragraph([sheet.name], true)] : [];
  const paragraphs = rows.flatMap(({ cells }) => {
    const lines = cells.filter((cell) => cell !== '').flatMap((cell) => [cell.split(/\r?\n/)]);
    const words = lines.flat().filter((cell) => /\p{L}{2}|\p{Script=Han}/u.test(cell));
    if (words.length === 0 || words.length * 2 < lines.flat().length) return [];
    const heading = lines.length === 1 && sectionKinds(lines.flat()[0] ?? '').length > 0;
    if (lines.every((cell) => cell.length === 1)) return [paragraph(lines.flat(), heading)];
    return lines.flat().map((line) => paragraph([line], false));
  });
  return paragraphs.length > 0 ? [...sheetHeading, ...paragraphs] : [];
}

/**
 * Adds the facts of tables and labels to those of running text: before them in lists, and in their place where there is
 * one of a kind.
 */
function mergeTableFacts(textFacts: CareerFacts, facts: CareerFacts): CareerFacts {
  return {
    ...textFacts,
    name: facts.name ?? textFacts.name,
    headline: facts.headline ?? textFacts.headline,
    location: facts.location ?? textFacts.location,
    linkedinUrl: facts.linkedinUrl ?? textFacts.linkedinUrl,
    about: [...facts.about, ...textFacts.about],
    roles: [...facts.roles, ...textFacts.roles],
    education: [...facts.education, ...textFacts.education],
    certifications: [...facts.certifications, ...textFacts.certifications],
    skills: [...facts.skills, ...textFacts.skills],
    languages: [...facts.languages, ...textFacts.languages],
  };
}
