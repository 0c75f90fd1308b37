/** `npm run bench:generation [-- --fixtures DIR]`: what is read from every kind of file, and concurrent generations. */
import { findChromium } from '../scripts/testing/chromium.mjs';

// The synthetic PDFs are printed by a browser, as most resumes are.
const chromium = await findChromium();
Object.assign(process.env, chromium.env, { CHROMIUM_PATH: chromium.path });
process.argv.splice(2, 0, 'generation');
await import('./run.mjs');
