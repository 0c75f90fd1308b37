/**
 * `npm run bench:pdf`: PDFs per second of a child process and its memory, compared with a baseline: the typesetter
 * alone, on the same source and data, within its own process.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { documentOf } from '@/engine/export/document';
import { briefOf } from '@/engine/export/pdf/brief';
import { readFonts } from '@/engine/export/pdf/fonts';
import { type PdfOptions, TEMPLATES, templateDataOf } from '@/engine/export/pdf/template';
import { wholeOf } from '@/engine/export/pdf/whole';
import { EXPORTED_PROFILES } from '@/engine/export/testing/people';
import { EngineChild } from '@/server/adapters/engine/engine-child';
import { CHILD_LIMITS } from '@/server/adapters/engine/pool';

const MiB = 1024 * 1024;
const ROUNDS = 10;
/** The slowest PDF, in milliseconds, and the ratio of the median to that of the baseline must be less than these. */
const LIMITS_PER_PDF = { worstMs: 1_000, ratio: 3 };
const PAGE = 'https://quarterdeck.example/profile/somebody';
const FONT_FOLDER = join(process.cwd(), 'dist', 'fonts');
const KINDS = ['brief', 'whole'] as const;

const optionsOf = (kind: PdfOptions['kind']): PdfOptions => ({
  kind,
  paper: 'a4',
  day: '2026-11-20',
  asPublished: true,
  fonts: FONT_FOLDER,
});

const percentile = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
const ascending = (a: number, b: number) => a - b;

/**
 * Measures the typesetter alone: without the search for what fits, and without passing data between processes.
 * @returns milliseconds of each PDF, ascending
 */
function compileAlone(kind: PdfOptions['kind']): number[] {
  const fonts = readFonts(FONT_FOLDER);
  const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontBlobs: fonts.files }] });
  const inputs = EXPORTED_PROFILES.map((profile) => {
    const document = documentOf(profile, PAGE);
    const content = kind === 'brief' ? briefOf(document, { first: 0, second: 0 }) : wholeOf(document);
    return templateDataOf(document, optionsOf(kind), fonts, content);
  });
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const each of inputs) {
      const started = performance.now();
      const { result } = compiler.compile({ mainFileContent: TEMPLATES[kind], inputs: each });
      if (!result) throw new Error('The template does not compile');
      compiler.pdf(result, { pdfStandard: 'ua-1' });
      // The first round is not measured, since fonts and code are loaded in it.
      if (round > 0) times.push(performance.now() - started);
      // Nothing is cached for the next PDF: entries older than 0 compilations are removed.
      compiler.evictCache(0);
    }
  }
  return times.sort(ascending);
}

/**
 * Measures PDFs made in a child process of the engine under the limits of the server's, but at full priority.
 * @returns `times`, ascending, and `firstMs` in milliseconds; `residentMiB`, the memory at the end
 */
async function measureChild(kind: PdfOptions['kind']) {
  const entry = join(process.cwd(), 'dist', 'server', 'engine-child.js');
  const engineChild = new EngineChild(entry, { ...CHILD_LIMITS, niceness: 0 }, () => {});
  const times: number[] = [];
  let firstMs = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const profile of EXPORTED_PROFILES) {
      const started = performance.now();
      const input = { profile, page: PAGE, as: { format: 'pdf' as const, ...optionsOf(kind) } };
      const outcome = await engineChild.run({ kind: 'export', input }, { visitor: 'bench' });
      if (!outcome.ok) throw new Error(`The child answered ${outcome.reason}`);
      const ms = performance.now() - started;
      firstMs ||= ms;
      if (round > 0) times.push(ms);
    }
  }
  const residentMiB = engineChild.residentBytes() / MiB;
  engineChild.end();
  return { times: times.sort(ascending), firstMs, residentMiB };
}

if (!existsSync(FONT_FOLDER)) throw new Error('Build the product first: npm run build');
let passed = true;
for (const kind of KINDS) {
  const baseline = compileAlone(kind);
  const { times, firstMs, residentMiB } = await measureChild(kind);
  const ratio = percentile(times, 0.5) / percentile(baseline, 0.5);
  const rate = 1_000 / (times.reduce((sum, each) => sum + each, 0) / times.length);
  passed &&= percentile(times, 1) < LIMITS_PER_PDF.worstMs && ratio < LIMITS_PER_PDF.ratio;
  console.log(
    `${kind}: ${rate.toFixed(1)} a second of one child; median ${percentile(times, 0.5).toFixed(0)} ms, worst ` +
      `${percentile(times, 1).toFixed(0)} ms, the first ${firstMs.toFixed(0)} ms with loading; ${residentMiB.toFixed(0)} MiB resident; ` +
      `baseline ${percentile(baseline, 0.5).toFixed(0)} ms, ratio ${ratio.toFixed(1)} below ${LIMITS_PER_PDF.ratio}`,
  );
}
process.exitCode = passed ? 0 : 1;
