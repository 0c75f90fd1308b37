/** The product's two faces for pictures drawn on the server. */
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);

/** A face is split into several files by script: all are listed, and the first that holds a letter draws it. */
const SETS = ['latin', 'vietnamese', 'latin-ext'] as const;
const FACES = {
  display: (set: string) => `@fontsource-variable/newsreader/files/newsreader-${set}-opsz-normal.woff2`,
  body: (set: string) =>
    `@fontsource-variable/instrument-sans/files/instrument-sans-${set}-wght-normal.woff2`,
};

/** Family lists for a canvas's `font`. */
export type Faces = Record<keyof typeof FACES, string>;

function register(face: keyof typeof FACES): string {
  return SETS.flatMap((set) => {
    const family = `Quarterdeck ${face} ${set}`;
    try {
      return GlobalFonts.registerFromPath(require.resolve(FACES[face](set)), family) ? [`"${family}"`] : [];
    } catch {
      return []; // Instrument Sans has no file of its own for Vietnamese.
    }
  }).join(', ');
}

let faces: Faces | undefined;

/** The family lists of both faces; reads the font files at the first call. */
export function readFontFaces(): Faces {
  faces ??= { display: register('display'), body: register('body') };
  return faces;
}
