/** Prepares the lines of a scope, so that each header of a post stands in lines of its own. */
import type { DocumentLine } from '../../layout/line';
import { keepFirstRange } from '../dates/several-ranges';
import { joinCentredLabels } from '../forms/stacked-labels';
import { joinBrokenHeaders } from './broken-headers';
import { splitPosts } from './split-posts';

/** The lines with labels, broken headers and further ranges joined, and those of several posts split. */
export const separateEntryLines = (lines: readonly DocumentLine[]): DocumentLine[] =>
  keepFirstRange(splitPosts(joinBrokenHeaders(joinCentredLabels(lines))));
