/** Reads a file, from bytes to facts. The server has it run in a child process, because the file may be hostile. */

import type { GenerationNotice } from '@/shared/generation/notice-schema';
import { LIMITS } from '@/shared/limits';
import type { CareerFacts, SourceKind } from '@/shared/record/facts';
import { extract } from './extract';
import { UnreadableError } from './extract/errors';
import type { Extracted } from './extract/types';
import { FactsBuilder } from './facts-builder';
import { removeInjectedInstructions } from './injected-instructions';
import type { OnPage, ReadJob } from './inputs';
import type { DocumentLine } from './layout/line';
import { joinLines } from './layout/paragraphs';
import { cutFacts, cutText, noticesOf, type OmittedCounts } from './limits';
import { statementsOf } from './statements';

const MAX_BYTES_BY_SLOT: Record<ReadJob['slot'], number> = {
  linkedin_file: LIMITS.linkedinFileBytes,
  resume: LIMITS.resumeBytes,
  document: LIMITS.documentBytes,
  link: LIMITS.linkBytes,
};

/** The kind of source by form field, for files that are not LinkedIn's. */
const SOURCE_KIND_BY_SLOT = {
  linkedin_file: 'resume',
  resume: 'resume',
  document: 'document',
  link: 'link',
} as const;

/** Reads one file. Throws `UnreadableError` with the reason if it cannot be used. */
export async function readFile(job: ReadJob, onPage?: OnPage): Promise<CareerFacts> {
  return (await readWithNotices(job, onPage)).facts;
}

/** The result of reading one file. */
interface FileReading {
  facts: CareerFacts;
  /** Notices about what exceeded a limit. */
  notices: GenerationNotice[];
  /** The lines of a resume or document; empty for LinkedIn's files, spreadsheets and JSON. */
  lines: readonly DocumentLine[];
}

/**
 * Does what `readFile` does, and also returns the lines that were read and notices about what exceeded a
 * limit.
 */
export async function readWithNotices(job: ReadJob, onPage?: OnPage): Promise<FileReading> {
  if (job.bytes.length > MAX_BYTES_BY_SLOT[job.slot]) throw new UnreadableError('tooLarge');
  const whole = isWebPage(job)
    ? await readPage(job)
    : await extract(job.bytes, job.fileName, { onPage, trusted: job.slot === 'linkedin_file' });
  const omitted: OmittedCounts = new Map();
  const extracted = cutText(whole, omitted);
  const { kind, facts: allFacts, lines = [] } = await interpret(job, extracted);
  const facts = cutFacts(allFacts, omitted);
  facts.sources = [
    {
      id: job.source,
      kind,
      name: job.title || job.fileName,
      ...(extracted.kind === 'pages' && pagesOf(extracted)),
    },
  ];
  return { facts, notices: noticesOf(job.title || job.fileName, omitted), lines };
}

function pagesOf({ pages, pageCount }: { pages: readonly unknown[]; pageCount: number }) {
  return { pages: pages.length, ...(pageCount > pages.length && { total: pageCount }) };
}

/** Only a link can be a web page: an uploaded HTML file is refused like any other unsupported kind. */
const isWebPage = (job: ReadJob) => job.slot === 'link' && job.fileName.endsWith('.html');

async function readPage(job: ReadJob): Promise<Extracted> {
  const { extractArticle } = await import('./extract/article');
  return extractArticle(job.bytes);
}

async function interpret(
  job: ReadJob,
  extracted: Extracted,
): Promise<{ kind: SourceKind; facts: CareerFacts; lines?: readonly DocumentLine[] }> {
  if (extracted.kind === 'tables') {
    const { readLinkedInExport } = await import('./linkedin-zip');
    return {
      kind: 'linkedin-zip',
      facts: readLinkedInExport(new FactsBuilder(job.source, 'linkedin-zip'), extracted.tables),
    };
  }
  const kind = SOURCE_KIND_BY_SLOT[job.slot];
  const reading = kind === 'resume' ? kind : 'document';
  if (extracted.kind === 'sheets') {
    const { readSheets } = await import('./sheets');
    return { kind, facts: readSheets(new FactsBuilder(job.source, kind), extracted.sheets, reading) };
  }
  if (extracted.kind === 'json-resume') {
    const { readJsonResume } = await import('./json-resume');
    return { kind, facts: readJsonResume(new FactsBuilder(job.source, kind), extracted.resume) };
  }
  if (extracted.kind === 'pages' && job.slot !== 'link') {
    const { linkedInLayout, readLinkedInPdf } = await import('./linkedin-pdf');
    const layout = linkedInLayout(extracted.pages);
    if (layout) {
      return {
        kind: 'linkedin-pdf',
        facts: readLinkedInPdf(new FactsBuilder(job.source, 'linkedin-pdf'), extracted.pages, layout),
      };
    }
  }
  const { readResume } = await import('./resume');
  const { linesOfPages, linesOfParagraphs } = await import('./layout/lines');
  const builder = new FactsBuilder(job.source, kind);
  const lines = removeInjectedInstructions(
    extracted.kind === 'pages' ? linesOfPages(extracted.pages) : linesOfParagraphs(extracted.paragraphs),
  );
  const { isLinkedInPage, readLinkedInPage } = await import('./linkedin-page');
  if (job.slot !== 'link' && isLinkedInPage(lines))
    return {
      kind: 'linkedin-pdf',
      facts: readLinkedInPage(new FactsBuilder(job.source, 'linkedin-pdf'), lines),
    };
  const facts = readResume(builder, lines, reading, extracted.author);
  if (extracted.kind === 'paragraphs') {
    const notes = joinLines(linesOfParagraphs(extracted.notes ?? []));
    facts.statements.push(...statementsOf(builder, notes));
  }
  return { kind, facts, lines };
}
