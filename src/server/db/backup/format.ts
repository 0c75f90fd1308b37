/**
 * The format of a backup: gzipped text. A line that begins with '#' says what follows: a table's rows as JSON, one per
 * line, or a file's bytes in base64. The same file can be restored into either database.
 */
import { z } from 'zod';

/** What the first line of a backup says of its format. */
export const BACKUP_FORMAT = { backup: 'quarterdeck', version: 1 } as const;

const rowsByTable = z.record(z.string(), z.number());

/** The lines of a backup that are not rows or bytes: its head, the beginning of a table or a file, its end. */
export const directiveSchema = z.union([
  z.object({
    backup: z.literal(BACKUP_FORMAT.backup),
    version: z.literal(BACKUP_FORMAT.version),
    made_at: z.string(),
    from: z.enum(['pglite', 'postgres']),
    migrations: z.array(z.string()),
  }),
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ file: z.string() }),
  /** The last line; without it a backup is incomplete. */
  z.object({ end: z.object({ rows: rowsByTable, files: z.number() }) }),
]);
/** A line of a backup that says what follows. */
export type Directive = z.infer<typeof directiveSchema>;

/** Writes a line of the backup that says what follows. */
export const formatDirective = (value: Directive): string => `#${JSON.stringify(value)}\n`;

/**
 * Parses a line of the backup.
 * @returns the directive, or `null` for a line of content.
 * @throws ZodError, SyntaxError
 */
export function readDirective(line: string): Directive | null {
  return line.startsWith('#') ? directiveSchema.parse(JSON.parse(line.slice(1))) : null;
}
