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

/** The standard that the files conform to: accessible PDF. */
const PDF_STANDARD = 'ua-1';
/** The path at which templates read the photo. */
const PHOTO_PATH = '/photo.jpg';
/** Maximum age of the typesetter's cached results, in documents. */
const MAX_CACHE_AGE = 2;

interface Typesetter {
  compiler: NodeCompiler;
  fonts: FontFolder;
}

const typesetterByFolder = new Map<string, Promise<Typesetter>>();

/** The typesetter of a folder of fonts, created once per process, since its fonts take about 12 MB. */
function loadTypesetter(folder: string): Promise<Typesetter> {
  const cached = typesetterByFolder.get(folder);
  if (cached) return cached;
  const typesetter = (async () => {
    const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
    const fonts = readFonts(folder);
    // Templates may read files of the workspace; ours read only the photo, which is mapped there and not on disk.
    const compiler = NodeCompiler.create({ workspace: '/', fontArgs: [{ fontBlobs: fonts.files }] });
    return { compiler, fonts };
  })();
  typesetterByFolder.set(folder, typesetter);
  return typesetter;
}

/**
 * Typesets a profile.
 * @throws UnknownScriptError if the fonts lack its letters
 */
export async function typesetPdf(document: ProfileDocument, options: PdfOptions): Promise<Pdf> {
  const { compiler, fonts } = await loadTypesetter(options.fonts);
  try {
    if (options.photo) compiler.mapShadow(PHOTO_PATH, Buffer.from(options.photo));
    if (options.kind === 'whole')
      return renderTemplate(
        compiler,
        'whole',
        templateDataOf(document, options, fonts, wholeOf(document, options.version?.order)),
      );
    return renderBrief(compiler, document, options, fonts);
  } finally {
    compiler.resetShadow();
    compiler.evictCache(MAX_CACHE_AGE);
  }
}

/** Renders the brief: on one page if everything fits there, and if not on two, shortened until it fits. */
function renderBrief(
  compiler: NodeCompiler,
  document: ProfileDocument,
  options: PdfOptions,
  fonts: FontFolder,
): Pdf {
  const compileBrief = (steps: ShorteningSteps, joined = false) =>
    compileTemplate(
      compiler,
      'brief',
      templateDataOf(document, options, fonts, briefOf(document, steps, joined)),
    );
  /** Which of the two pages hold all that belongs on them. */
  const pagesThatFit = (compiled: ReturnType<typeof compileTemplate>) => {
    const marks = compiler.query(compiled, { selector: '<fit>', field: 'value' });
    const ends = new Map((marks as { part: number; page: number }[]).map(({ part, page }) => [part, page]));
    return { first: ends.get(1) === 1, second: compiled.numOfPages <= (ends.get(1) ?? 1) + 1 };
  };
  const steps: ShorteningSteps = { first: 0, second: 0 };
  const onOnePage = compileBrief(steps, true);
  if (onOnePage.numOfPages === 1) return pdfFrom(compiler, onOnePage);
  for (;;) {
    const compiled = compileBrief(steps);
    const { first, second } = pagesThatFit(compiled);
    if (!first && steps.first < LAST_STEPS.first) steps.first += 1;
    else if (!second && steps.second < LAST_STEPS.second) steps.second += 1;
    else {
      // The first step omits only the personas. After a later one, the shortened facts may leave room for
      // them again.
      if (steps.first < 2 || document.personas.length === 0) return pdfFrom(compiler, compiled);
      const withPersonas = compileBrief({ ...steps, personas: true });
      const fitWithPersonas = pagesThatFit(withPersonas);
      return pdfFrom(compiler, fitWithPersonas.first && fitWithPersonas.second ? withPersonas : compiled);
    }
  }
}

function compileTemplate(compiler: NodeCompiler, kind: 'brief' | 'whole', inputs: TemplateInputs) {
  const compilation = compiler.compile({ mainFileContent: TEMPLATES[kind], inputs });
  const document = compilation.result;
  if (!document) throw new Error(`The typesetter refused the template: ${kind}`);
  return document;
}

const renderTemplate = (compiler: NodeCompiler, kind: 'brief' | 'whole', inputs: TemplateInputs): Pdf =>
  pdfFrom(compiler, compileTemplate(compiler, kind, inputs));

function pdfFrom(compiler: NodeCompiler, document: ReturnType<typeof compileTemplate>): Pdf {
  return { bytes: compiler.pdf(document, { pdfStandard: PDF_STANDARD }), pages: document.numOfPages };
}
