/** Reads rows that have one role each: of the positions and volunteering of LinkedIn's export, and of spreadsheets. */
import type { RoleFact } from '@/shared/record/facts';
import { separateDatedPosts } from '../dated-posts';
import { isPresent, months, parseDate } from '../dates/dates';
import type { FactsBuilder } from '../facts-builder';
import { statementsOfText } from '../statements';
import { isOwnAccount } from '../vocabulary/employment';
import type { ExportRow } from './rows';

/** Roles, newest first. A row without title and company is dropped. */
export function readPositions(
  builder: FactsBuilder,
  rows: readonly ExportRow[],
  kind: 'employment' | 'volunteering',
): RoleFact[] {
  const roles = rows.flatMap((row) => {
    const title = row.get('title') || row.get('role');
    const company = row.get('company');
    if (!title && !company) return [];
    const organisation = title && isOwnAccount(company) ? '' : company;
    const start = parseDate(row.get('start'));
    const end = endOf(row.get('end'), start !== undefined);
    const location = row.get('location');
    return [
      {
        id: builder.id('role'),
        title,
        organisation,
        ...(start && { start }),
        ...(end && { end }),
        ...(location && { location }),
        spans: [builder.span({ row: row.row, quote: row.quote })],
        confidence: 0.99,
        statements: statementsOfText(builder, row.get('description'), row.row),
        kind,
      },
    ];
  });
  return roles
    .flatMap((role) => separateDatedPosts(builder, role))
    .map((role, index) => ({ role, index }))
    .sort((a, b) => recencyOf(b.role) - recencyOf(a.role) || a.index - b.index)
    .map(({ role }) => role);
}

/** LinkedIn leaves the end of a running position empty; edited exports say 'Present'. */
function endOf(text: string, hasStart: boolean): RoleFact['end'] {
  if (text === '') return hasStart ? 'present' : undefined;
  return isPresent(text) ? 'present' : parseDate(text);
}

/** More than `months` gives for any year of four digits, so that running positions come first. */
const RUNNING_MONTHS = 1_000_000;

/** A number that orders roles by their last month: greater than all others for running ones, 0 without dates. */
function recencyOf(role: { start?: RoleFact['start']; end?: RoleFact['end'] }): number {
  if (role.end === 'present') return RUNNING_MONTHS + (role.start ? months(role.start) : 0);
  return role.end ? months(role.end) : role.start ? months(role.start) : 0;
}
