/** A person as a vCard of version 4.0 (RFC 6350). */
import { parsePersonName } from '@/shared/people/person-name';
import { withoutTrunkPrefix } from '@/shared/people/telephone';
import type { ProfileDocument } from './document';

/** Maximum octets of a line, without its line break (RFC 6350, section 3.2). */
const MAX_LINE_BYTES = 75;

/** Encodes a text as a property value: special characters are escaped; line breaks become spaces. */
const escapeValue = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\\,;]/g, '\\$&')
    .trim();

/** Breaks a line at its maximum length, never inside a character. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > MAX_LINE_BYTES) {
      lines.push(current);
      // The space that marks a continuation counts as one of its octets.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

export interface CardOptions {
  /** The e-mail address, if the owner chose to give it. */
  email?: string;
  telephone?: string;
  /** Day of the exported state, 'YYYY-MM-DD'. */
  day: string;
}

/** Writes a profile as a VCF file, whose organisation is that of the role in the headline. @returns its text */
export function vcardOf(document: ProfileDocument, { email, telephone, day }: CardOptions): string {
  const { given, family } = parsePersonName(document.name);
  const currentRole = document.roles.find(
    (role) => !('line' in role) && document.role.startsWith(role.title),
  );
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    `FN:${escapeValue(document.name)}`,
    `N:${escapeValue(given === family ? '' : family)};${escapeValue(given)};;;`,
    document.role && `TITLE:${escapeValue(document.role)}`,
    currentRole &&
      !('line' in currentRole) &&
      currentRole.organisation &&
      `ORG:${escapeValue(currentRole.organisation)}`,
    email && `EMAIL;TYPE=work:${escapeValue(email)}`,
    telephone && `TEL;TYPE=work:${escapeValue(withoutTrunkPrefix(telephone))}`,
    document.place &&
      `ADR;TYPE=work;LABEL="${document.place.replace(/["\p{Cc}]/gu, ' ')}":;;;${escapeValue(document.place)};;;`,
    document.links.page && `URL:${document.links.page}`,
    document.links.linkedin && `URL;TYPE=home:${document.links.linkedin.replace(/[\p{Cc}\s]/gu, '')}`,
    document.language && `LANG:${document.language}`,
    `REV:${day.replaceAll('-', '')}T000000Z`,
    'END:VCARD',
  ];
  return `${lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => foldLine(line as string))
    .join('\r\n')}\r\n`;
}
