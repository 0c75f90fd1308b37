/**
 * Makes PDFs with Typst: tagged, PDF/UA-1, with only the product's own fonts. Runs in a child process of the
 * engine.
 */
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ProfileDocument } from '../document';
import { briefOf, LAST_STEPS, type ShorteningSteps } from './brief';
import { type FontFolder, readFonts } from './fonts';
import { type PdfOptions, TEMPLATES, type TemplateInputs, templateDataOf } from './template';
import { wholeOf } from './whole';

export { type PdfOptions, UnknownScriptError, type VersionDetails } from './template';

export interface Pdf {
  bytes: Uint8Array;
  pages: number;
}

const STANDARD = 'ua-1';
const PHOTO = '/photo.jpg';
/** Age, in documents, at which cached results of the typesetter are dropped. */
const CACHE_AGE = 2;

interface Typesetter {
  compiler: NodeCompiler;
  fonts: FontFolder;
}

const typesetters = new Map<string, Promise<Typesetter>>();

/** Created once per process, since its fonts take about 12 MB. */
function typesetterOf(folder: string): Promise<Typesetter> {
  const before = typesetters.get(folder);
  if (before) return before;
  const making = (async () => {
    const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
    const fonts = readFonts(folder);
    // Templates may read files of the workspace; ours read only the photo, which is mapped there and not on disk.
    const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontBlobs: fonts.files }] });
    return { compiler, fonts };
  })();
  typesetters.set(folder, making);
  return making;
}

/**
 * Typesets a profile.
 * @throws UnknownScriptError if the fonts lack its letters
 */
export async function pdfOf(document: ProfileDocument, options: PdfOptions): Promise<Pdf> {
  const { compiler, fonts } = await typesetterOf(options.fonts);
  try {
    if (options.photo) compiler.mapShadow(PHOTO, Buffer.from(options.photo));
    if (options.kind === 'whole')
      return render(
        compiler,
        'whole',
        templateDataOf(document, options, fonts, wholeOf(document, options.version?.order)),
      );
    return brief(compiler, document, options, fonts);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(CACHE_AGE);
  }
}

/** Lays out the brief on one page if everything fits, otherwise on two, shortened until it fits. */
function brief(
  compiler: NodeCompiler,
  document: ProfileDocument,
  options: PdfOptions,
  fonts: FontFolder,
): Pdf {
  const set = (steps: ShorteningSteps, joined = false) =>
    compile(compiler, 'brief', templateDataOf(document, options, fonts, briefOf(document, steps, joined)));
  /** Whether everything fits on its two pages. */
  const fits = (compiled: ReturnType<typeof compile>) => {
    const marks = compiler.query(compiled, { selector: '<fit>', field: 'value' });
    const ends = new Map((marks as { part: number; page: number }[]).map(({ part, page }) => [part, page]));
    return { first: ends.get(1) === 1, second: compiled.numOfPages <= (ends.get(1) ?? 1) + 1 };
  };
  const steps: ShorteningSteps = { first: 0, second: 0 };
  const onOnePage = set(steps, true);
  if (onOnePage.numOfPages === 1) return pdfFrom(compiler, onOnePage);
  for (;;) {
    const compiled = set(steps);
    const { first, second } = fits(compiled);
    if (!first && steps.first < LAST_STEPS.first) steps.first += 1;
    else if (!second && steps.second < LAST_STEPS.second) steps.second += 1;
    else {
      // The first step omits only the personas. After a later one, the shortened facts may leave room for
      // them again.
      if (steps.first < 2 || document.personas.length === 0) return pdfFrom(compiler, compiled);
      const fuller = set({ ...steps, personas: true });
      const both = fits(fuller);
      return pdfFrom(compiler, both.first && both.second ? fuller : compiled);
    }
  }
}

function compile(compiler: NodeCompiler, kind: 'brief' | 'whole', inputs: TemplateInputs) {
  const done = compiler.compile({ mainFileContent: TEMPLATES[kind], inputs });
  const document = done.result;
  if (!document) throw new Error(`The typesetter refused the template: ${kind}`);
  return document;
}

const render = (compiler: NodeCompiler, kind: 'brief' | 'whole', inputs: TemplateInputs): Pdf =>
  pdfFrom(compiler, compile(compiler, kind, inputs));

function pdfFrom(compiler: NodeCompiler, document: ReturnType<typeof compile>): Pdf {
  return { bytes: compiler.pdf(document, { pdfStandard: STANDARD }), pages: document.numOfPages };
}
