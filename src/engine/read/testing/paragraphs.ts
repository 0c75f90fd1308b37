/** Documents without coordinates, such as DOCX, written as plain lines. */
import type { CareerFacts } from '@/shared/record/facts';
import type { Paragraph } from '../extract/types';
import { FactsBuilder } from '../facts-builder';
import { linesOfParagraphs } from '../layout/lines';
import { readResume } from '../resume';

/** A paragraph of a text: a leading '*' makes it bold, a leading '•' a list item, and ' ¦ ' separates cells. */
export const paragraphOf = (text: string, style: Partial<Paragraph> = {}): Paragraph => ({
  cells: text.replace(/^[•*] /, '').split(' ¦ '),
  bold: text.startsWith('* '),
  size: 0,
  bullet: text.startsWith('• '),
  spaced: false,
  heading: false,
  flow: 0,
  ...style,
});

/** A paragraph in 11 points; one in capital letters is in bold, as headings often are. */
export const paragraphOrHeading = (text: string): Paragraph =>
  paragraphOf(text, { size: 11, bold: /^[A-Z ]+$/.test(text) });

/** The facts of a resume that consists of these paragraphs. */
export const factsOfParagraphs = (paragraphs: readonly Paragraph[]): CareerFacts =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfParagraphs(paragraphs), 'resume');
