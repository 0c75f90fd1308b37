/** Decides which part of an entry's header is the title, which the organisation and which the place. */
import { splitTitleAtCompany } from '../../vocabulary/at-words';
import { COMPANY_SCORE, ORGANISATION_WORD_SCORE, organisationScore } from '../../vocabulary/organisations';
import { isArea, isPlace, isRemote, splitPlace } from '../../vocabulary/places';
import { isScope } from '../../vocabulary/scopes';
import { titleScore } from '../../vocabulary/titles';
import type { HeaderLine } from './entry';

export interface HeaderParts {
  title: string;
  organisation: string;
  location?: string;
}

/** The order of title and organisation, learnt from the entries of the section. */
export interface PartOrder {
  titleFirst: boolean;
}

interface Part {
  text: string;
  title: number;
  organisation: number;
}

/** Reads a header. If its words do not distinguish title and employer, `habit` decides. */
export function readHeader(
  header: readonly HeaderLine[],
  habit: PartOrder,
): HeaderParts & { sure: boolean; titleFirst?: boolean } {
  let location = townBesideDates(header);
  const texts = header
    .flatMap(({ cells }) => cells)
    .filter((cell) => cell !== location)
    .flatMap(splitStrong);
  const parts: Part[] = [];
  for (const raw of texts) {
    const text = tidy(raw);
    if (text === '' || isNoise(text)) continue;
    if (
      (isPlace(text) && organisationScore(text.split(',')[0] ?? '') < ORGANISATION_WORD_SCORE) ||
      isArea(text) ||
      isRemote(text)
    ) {
      location ??= text;
      continue;
    }
    const split = splitPlace(text);
    const { rest, place } = split.place ? split : splitTown(text);
    if (place) location ??= place;
    parts.push(scoredPart(tidy(rest)));
  }
  // 'Lumen Health, London, UK' has the form of a place. If nothing else is the employer, its first part is.
  const [employer = '', ...place] = location?.split(/,\s+/) ?? [];
  if (
    place.length === 2 &&
    parts.length === 1 &&
    parts[0] &&
    parts[0].title > 0 &&
    !parts[0].text.includes(',')
  ) {
    return {
      title: parts[0].text,
      organisation: employer,
      location: place.join(', '),
      sure: true,
      titleFirst: false,
    };
  }
  if (parts.length === 1 && parts[0]) {
    const one = splitOne(parts[0]);
    return { ...one, location: location ?? one.location };
  }
  return { ...assign(parts, habit), location };
}

/**
 * The town, where nothing else is left in the line of the dates: 'January 2020 – Present – Torino' over 'Brand
 * Manager' and 'Bellardi'.
 */
function townBesideDates(header: readonly HeaderLine[]): string | undefined {
  const town = header.find(({ dated }) => dated)?.cells;
  const others = header.filter(({ dated }) => !dated).flatMap(({ cells }) => cells);
  const [only = ''] = town ?? [];
  const isTown =
    town?.length === 1 &&
    others.length > 1 &&
    /^\p{Lu}[\p{L}’'.-]+(?: \p{L}[\p{L}’'.-]+){0,2}$/u.test(only) &&
    titleScore(only) === 0 &&
    organisationScore(only) === 0;
  return isTown &&
    others.some((cell) => titleScore(cell) >= 1) &&
    !others.every((cell) => titleScore(cell) >= 1)
    ? only
    : undefined;
}

/** Splits off an unlisted town after the name of a company: 'Hollerbach Antriebstechnik GmbH, Stuttgart'. */
function splitTown(text: string): { rest: string; place?: string } {
  const [, rest = '', place = ''] =
    /^(.+), (\p{Lu}[\p{L}’'.-]+(?: \p{Lu}?[\p{L}’'.-]+){0,2})$/u.exec(text) ?? [];
  const isTown =
    organisationScore(rest) >= COMPANY_SCORE &&
    titleScore(rest) < 2 &&
    organisationScore(place) === 0 &&
    titleScore(place) === 0;
  return isTown && !isScope(place) && !/^(?:Inc|LLC|Ltd|Corp|S\.A)\.?$/.test(place)
    ? { rest, place }
    : { rest: text };
}

function assign(
  parts: readonly Part[],
  habit: PartOrder,
): HeaderParts & { sure: boolean; titleFirst?: boolean } {
  const [first, second] = parts;
  if (!first) return { title: '', organisation: '', sure: false };
  if (!second) return splitOne(first);
  const titlePart = [...parts].sort((a, b) => titleLead(b) - titleLead(a))[0] as Part;
  const others = parts.filter((part) => part !== titlePart);
  const sure = titleLead(titlePart) > 0.9 && titleLead(titlePart) - Math.max(...others.map(titleLead)) > 0.9;
  if (sure) {
    const split = splitOne(titlePart);
    if (
      split.organisation !== '' &&
      split.sure &&
      organisationScore(split.organisation) > Math.max(...others.map((part) => part.organisation))
    )
      return split;
    const organisation = [...others].sort(
      (a, b) => b.organisation - b.title - (a.organisation - a.title),
    )[0] as Part;
    return {
      title: titlePart.text,
      organisation: organisation.text,
      sure: true,
      titleFirst: parts.indexOf(titlePart) < parts.indexOf(organisation),
    };
  }
  return habit.titleFirst
    ? { title: first.text, organisation: second.text, sure: false }
    : { title: second.text, organisation: first.text, sure: false };
}

const titleLead = (part: Part) => part.title - part.organisation;

/**
 * Reads a part that may contain title and organisation ('CEO, Acme', 'CEO at Acme', 'Acme, CEO') or only one
 * of them.
 */
function splitOne(part: Part): HeaderParts & { sure: boolean; titleFirst?: boolean } {
  const at = splitTitleAtCompany(part.text, true);
  if (
    at.organisation !== '' &&
    titleScore(at.title) >= 1 &&
    /^[\p{Lu}\p{Lo}\p{N}]|^\p{Ll}+[.A-Z]/u.test(at.organisation)
  ) {
    return { title: at.title, ...splitTownFromCompany(at.organisation), sure: true, titleFirst: true };
  }
  const pieces = part.text.split(/,\s+/);
  if (pieces.length > 1 && part.title > 0) {
    const [head = '', ...tail] = pieces;
    const rest = tail.join(', ');
    // A recognisable company before an unlisted city: 'Head of Production, Nordwerk GmbH, Hamburg'.
    const company = tail
      .slice(0, -1)
      .findLast((piece) => organisationScore(piece) >= ORGANISATION_WORD_SCORE);
    const place = pieces.at(-1) ?? '';
    if (company && titleScore(head) >= 1 && organisationScore(place) === 0 && titleScore(place) === 0) {
      const front = pieces.slice(0, pieces.indexOf(company)).join(', ');
      return { title: front, organisation: company, location: place, sure: true, titleFirst: true };
    }
    const last = pieces.at(-1) ?? '';
    const front = pieces.slice(0, -1).join(', ');
    // Otherwise the last piece is the company: 'Senior Vice President, Strategy, TechVenture Holdings'.
    if (
      titleScore(front) >= 1 &&
      titleScore(last) < 2 &&
      !isScope(last) &&
      (organisationScore(last) > 0 || pieces.length > 2 || titleScore(last) === 0)
    ) {
      if (/^(?:Inc|LLC|Ltd|L\.?P|LP|Corp|S\.A|GmbH|PLC)\.?$/i.test(last))
        return { title: head, organisation: rest, sure: true, titleFirst: true };
      return { title: front, organisation: last, sure: organisationScore(last) > 0, titleFirst: true };
    }
    if (
      titleScore(head) === 0 &&
      (titleScore(rest) >= 2 || (titleScore(rest) >= 1 && organisationScore(rest) === 0))
    )
      return { title: rest, organisation: head, sure: true, titleFirst: false };
  }
  const bracket = /^(.*?)(?:(?<!\s)\s+)?\(([^()]{3,50})\)$/.exec(part.text);
  if (bracket?.[1] && bracket[2] && titleScore(bracket[1]) >= 2 && organisationScore(bracket[2]) > 1) {
    return { title: bracket[1], organisation: bracket[2], sure: true, titleFirst: true };
  }
  if (part.title > part.organisation || (part.title > 0 && part.title === part.organisation))
    return { title: part.text, organisation: '', sure: part.title >= 2 };
  return { title: '', organisation: part.text, sure: part.organisation > 0 };
}

/** Splits off the location after a company's only comma: 'Director at Leievallei Textiel, Gent'. */
function splitTownFromCompany(organisation: string): { organisation: string; location?: string } {
  const [, name = '', town = ''] =
    /^([^,]+), (\p{Lu}[\p{L}’'.-]+(?: \p{Lu}?[\p{L}’'.-]+){0,2})$/u.exec(organisation) ?? [];
  const isTown = town !== '' && organisationScore(town) === 0 && titleScore(town) === 0 && !isScope(town);
  return isTown ? { organisation: name, location: town } : { organisation };
}

function scoredPart(text: string): Part {
  return { text, title: titleScore(text), organisation: organisationScore(text) };
}

/** Splits at separators that rarely occur in a title or name: bars, bullets, dashes and slashes between spaces. */
function splitStrong(cell: string): string[] {
  const parts = cell.split(/(?:(?<!\s)\s+)?\|\s*|(?<!\s)\s+[|•·●/–—~-]\s+|(?<=\p{L})[–—]\s+|\t/u);
  if (parts.length > 1 && parts.length <= 4) return parts;
  // A full stop between title and company: 'Directora de Operaciones. Eólicas Txindoki, Bilbao'.
  const [, title = '', rest = ''] = /^(.*?\p{Ll}{4})\.\s+(\p{Lu}.*)$/u.exec(cell) ?? [];
  if (titleScore(title) >= 2 && title.split(' ').length < 8) return [title, ...splitLastTown(rest)];
  return [cell];
}

/** Splits the town from a company that follows a title: 'Eólicas Txindoki, Bilbao'. */
function splitLastTown(text: string): string[] {
  const { organisation, location } = splitTownFromCompany(text);
  return location ? [organisation, location] : [text];
}

function tidy(text: string): string {
  return text
    .replace(/(?<=\S)\s+(?:https?:\/\/|www\.)\S+$/, '')
    .replace(/^[\s,;:|·•()–—-]+(?=\S)|(?<![\s,;:|·•–—-])[\s,;:|·•–—-]+$/gu, '')
    .replace(/\(\s*\)/g, '')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();
}

function isNoise(text: string): boolean {
  return /^(?:https?:|www\.)|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|co|de|no|ai|dev|example)(?:\/\S*)?$|^(?:full|part)[- ]?time$|^(?:permanent|contract|freelance|self-employed|internship)$|^[^\p{L}\p{N}]+$/iu.test(
    text,
  );
}
