/** The product's two faces for pictures drawn on the server. */
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);

/**
 * The files of each face, which is split by script: all are registered, and the first that holds a letter draws it.
 * Instrument Sans has none for Vietnamese.
 */
const FILES = {
  display: ['latin', 'vietnamese', 'latin-ext'].map(
    (script) => `@fontsource-variable/newsreader/files/newsreader-${script}-opsz-normal.woff2`,
  ),
  body: ['latin', 'latin-ext'].map(
    (script) => `@fontsource-variable/instrument-sans/files/instrument-sans-${script}-wght-normal.woff2`,
  ),
};

/** Family lists for a canvas's `font`. */
export type Faces = Record<keyof typeof FILES, string>;

function register(face: keyof typeof FILES): string {
  return FILES[face]
    .map((file, index) => {
      const family = `Quarterdeck ${face} ${index}`;
      GlobalFonts.registerFromPath(require.resolve(file), family);
      return `"${family}"`;
    })
    .join(', ');
}

let faces: Faces | undefined;

/** The family lists of both faces; reads the font files at the first call. */
export function readFontFaces(): Faces {
  faces ??= { display: register('display'), body: register('body') };
  return faces;
}
