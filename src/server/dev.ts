/** Runs the server inside Vite's development server, which reloads it when its source changes. */
import { join } from 'node:path';
import { ensureGazetteer } from './adapters/places/gazetteer/build';
import { type App, createApp } from './app';
import { readConfig } from './config';
import type { Pages } from './pages/renderer';
import { announceMail, type OneTimeCode } from './secrets/one-time-code';
import { type BuildPaths, startDependencies } from './start';

type Started = Awaited<ReturnType<typeof startDependencies>>;

// Kept on `globalThis`, which survives reloads: Vite evaluates this module again after every edit, and two embedded
// databases on one directory would lose rows.
const globals = globalThis as typeof globalThis & {
  __quarterdeck?: Promise<Started>;
  __quarterdeckMail?: OneTimeCode;
};

type DevBuild = Pick<BuildPaths, 'engineChild' | 'fonts'>;

let app: Promise<App> | undefined;

/**
 * The application in its present version, created once for every version of this module.
 * @param root the repository
 * @param pages pages rendered through Vite, so that edits show at once
 * @param built what the script built beforehand: the program of the engine's child processes, the fonts of documents
 */
export function devApp(root: string, pages: Pages, built: DevBuild): Promise<App> {
  app ??= build(root, pages, built);
  return app;
}

async function build(root: string, pages: Pages, built: DevBuild): Promise<App> {
  const config = readConfig(process.env);
  const gazetteer = join(root, 'node_modules', '.cache', 'quarterdeck-gazetteer.bin');
  ensureGazetteer(gazetteer);
  const paths = { migrations: join(root, 'drizzle'), ...built, gazetteer };
  globals.__quarterdeck ??= startDependencies(config, paths, pages);
  const { deps } = await globals.__quarterdeck;
  globals.__quarterdeckMail ??= announceMail(config, console.log);
  return createApp({ ...deps, config, pages }, { mailCode: globals.__quarterdeckMail });
}
