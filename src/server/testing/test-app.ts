/** The whole server on a real database, without a port. Nothing is mocked: mail is collected in a list. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { createEngine, type Engine } from '@/server/adapters/engine';
import { createAutomation } from '../adapters/automation';
import { createCdn } from '../adapters/cdn';
import { engineOf } from '../adapters/engine/engine';
import { createEnrichment } from '../adapters/enrichment';
import { createLinks } from '../adapters/links';
import { createLanguageModel } from '../adapters/llm';
import type { Mailer, MailMessage } from '../adapters/mail';
import { createPlaces } from '../adapters/places';
import { createStorage } from '../adapters/storage';
import { createApp } from '../app';
import { readConfig } from '../config';
import type { Deps, PasswordCost } from '../context';
import { createLogger } from '../logging/logger';
import { noMetrics } from '../metrics';
import type { RenderModule } from '../pages/built-pages';
import type { OneTimeCode } from '../secrets/one-time-code';
import { noTracing } from '../tracing';
import { createUploads } from '../uploads';
import { type DatabaseKind, openTestDatabase, usualKind } from './set-up/databases';
import { TEST_GAZETTEER } from './set-up/gazetteer';

export const TEST_ORIGIN = 'http://localhost:3000';

/** What a password hash costs in tests: a fiftieth of the processor time of production. */
export const TEST_PASSWORD_COST: PasswordCost = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** A mailer that collects its messages. */
export class TestMailer implements Mailer {
  readonly sent: MailMessage[] = [];
  /** Collects a message in place of sending it. */
  async send(message: MailMessage) {
    this.sent.push(message);
  }
  /** Removes the collected messages to an address. */
  async removeStoredMail(to: string) {
    for (let index = this.sent.length - 1; index >= 0; index -= 1)
      if (this.sent[index]?.to === to) this.sent.splice(index, 1);
  }
  /** Does nothing: there is no connection to close. */
  async close() {}
}

let engineOfWorker: Engine | undefined;

/**
 * The engine of every test server in this process, whose child processes end with it. They start only when a test
 * needs one, and are kept: starting three for each test file took a second of processor time each.
 */
function sharedEngine(): Engine {
  return engineOf((kind, input, options) => {
    // Tests give child processes normal priority and a third more time: the deadlines are in wall-clock time, of
    // which a busy machine takes most.
    engineOfWorker ??= createEngine({
      childEntry: inject('engineChild'),
      spare: 0,
      timeoutMs: 60_000,
      niceness: 0,
    });
    return engineOfWorker.attempt(kind, input, options);
  });
}

interface TestAppOptions {
  /** Defaults to `usualKind()`. */
  kind?: DatabaseKind;
  env?: Record<string, string>;
  deps?: Partial<Deps>;
  mailCode?: OneTimeCode;
}

/**
 * Creates a server for a test file.
 * @param options.env environment variables that differ from the defaults
 * @param options.deps adapters that differ, for instance a slow or failing one; with the database of another test
 * server, this one acts as a second process
 */
export async function createTestApp(options: TestAppOptions = {}) {
  const database = options.deps?.database ?? (await openTestDatabase(options.kind ?? usualKind()));
  const mailer = new TestMailer();
  const render: RenderModule = await import('#public-pages' as string);
  const assets = { style: '/assets/public.css', script: '/assets/public.js', theme: '/theme.js', fonts: [] };
  const clock = { offset: 0 };
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'quarterdeck-test'),
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const deps: Deps = {
    config,
    database,
    engine: sharedEngine(),
    fonts: inject('fonts'),
    // Prevents tests from asking a name server or fetching a foreign site.
    links: createLinks({ resolve: async () => [] }),
    automation: createAutomation(config),
    cdn: createCdn(config),
    enrichment: createEnrichment(config),
    model: createLanguageModel(config),
    mailer,
    pages: {
      ...render.createPages(assets),
      shell: async () => '<!doctype html><title>Quarterdeck</title><div id="root"></div>',
    },
    passwordCost: TEST_PASSWORD_COST,
    places: createPlaces(config, TEST_GAZETTEER),
    storage: createStorage(config),
    uploads: createUploads(join(config.dataDir, 'uploads')),
    logger: createLogger('silent'),
    metrics: noMetrics,
    tracing: noTracing,
    secret: { current: 'a-secret-that-only-the-tests-use-0123456789' },
    hashKey: 'a-key-that-only-the-tests-use-0123456789',
    now: () => new Date(Date.now() + clock.offset),
    ...options.deps,
  };
  // Jobs do not repeat here: a test runs them itself.
  const hono = createApp(deps, { mailCode: options.mailCode, jobs: [] });
  // Modules are loaded beforehand, so that no test waits for them.
  await hono.warmUp();
  return {
    app: hono,
    db: database.db,
    deps,
    mailer,
    /** Moves the server's clock. */
    advance(ms: number) {
      clock.offset += ms;
    },
    async close() {
      await hono.close();
      await deps.engine.close();
      await database.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Milliseconds that creating a server may take on a busy machine. */
const SET_UP_TIMEOUT_MS = 120_000;

/**
 * Creates a server before the tests of a file or of a `describe`, and closes it after them.
 * @returns the server, whose members are there once `beforeAll` has run
 */
export function setUpApp<App extends TestApp>(create: () => Promise<App>): App {
  const app = {} as App;
  beforeAll(async () => {
    Object.assign(app, await create());
  }, SET_UP_TIMEOUT_MS);
  afterAll(() => app.close());
  return app;
}

/** Sets up the server of `createTestApp` for the tests of a file or of a `describe`. */
export const setUpTestApp = (options: TestAppOptions = {}): TestApp => setUpApp(() => createTestApp(options));
