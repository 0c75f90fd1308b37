/**
 * The words of files in reading order, kept with the record, so that its owner can pick what was missed or misread.
 * They are not facts; what the owner picks becomes the owner's own statement.
 */
import { z } from 'zod';
import type { YearMonth } from './facts';

/** Limits of the words that are kept of one file; of a longer one the beginning is kept. */
export const MAX_TEXT_LINES = 600;
export const MAX_TEXT_LINE_CHARACTERS = 400;
export const MAX_TEXT_CHARACTERS = 60_000;
const MAX_PIECES = 30;

const yearMonth = z.object({
  year: z.number().int().min(0).max(9_999),
  month: z.number().int().min(1).max(12).optional(),
});

/** A part of a line, separated from the others by a separator, a column or a date. */
const textPieceSchema = z.object({
  text: z.string().max(MAX_TEXT_LINE_CHARACTERS),
  /** The separator between this piece and the next one. */
  after: z.string().max(40).optional(),
  /** Set if the piece is a date or a range of dates. A single date is a start; 'to date' is an end. */
  dates: z
    .object({ start: yearMonth.optional(), end: z.union([yearMonth, z.literal('present')]).optional() })
    .optional(),
});

const textLineSchema = z.object({
  pieces: z.array(textPieceSchema).max(MAX_PIECES),
  /** 1-based, if the format has pages. */
  page: z.number().int().positive().optional(),
  /** Lines of one page with different numbers are in different columns or table cells. */
  flow: z.number().int().optional(),
  /** An item of a list. */
  item: z.boolean().optional(),
  /** `heading`: the heading of a section. `elsewhere`: in a section that lists no work, such as schools or skills. */
  place: z.enum(['heading', 'elsewhere']).optional(),
});

export const documentTextSchema = z.object({
  /** `Source.id` */
  source: z.string().max(100),
  lines: z.array(textLineSchema).max(MAX_TEXT_LINES),
});

export type DocumentText = z.infer<typeof documentTextSchema>;
export type TextLine = z.infer<typeof textLineSchema>;
export type TextPiece = z.infer<typeof textPieceSchema>;
export interface PieceDates {
  start?: YearMonth;
  end?: YearMonth | 'present';
}

/** The text of the whole line, as the spans of facts quote it. */
export const lineText = ({ pieces }: Pick<TextLine, 'pieces'>): string =>
  pieces.map(({ text, after = '' }) => text + after).join('');
