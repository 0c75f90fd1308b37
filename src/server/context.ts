/**
 * What every request may use: its session, and the dependencies, which `start.ts` makes once and passes to `createApp`;
 * no code below it reads the environment.
 */

import type { Engine } from '@/server/adapters/engine';
import type { OnboardingStatus } from '@/shared/account/onboarding';
import type { Automation } from './adapters/automation';
import type { Cdn } from './adapters/cdn';
import type { Enrichment } from './adapters/enrichment';
import type { LinkFetcher } from './adapters/links';
import type { LanguageModel } from './adapters/llm';
import type { Mailer } from './adapters/mail';
import type { Places } from './adapters/places';
import type { Storage } from './adapters/storage';
import type { Config } from './config';
import type { DatabaseHandle } from './db/client';
import type { Logger } from './logging/logger';
import type { Metrics } from './metrics';
import type { Pages } from './pages/renderer';
import type { ServerSecret } from './secrets/server-secret';
import type { Tracing } from './tracing';
import type { Uploads } from './uploads';

/** What hashing a password costs: memory in KiB, passes over it, and threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Everything that differs between production, development and tests. */
export interface Deps {
  config: Config;
  database: DatabaseHandle;
  /** The path of the folder of fonts for printed documents, which the build makes. */
  fonts: string;
  /** `load` counts the jobs of the engine in this process; tests may do without. */
  engine: Engine & { load?(): { working: number; waiting: number } };
  links: LinkFetcher;
  /** Absent if none is configured: then this server generates profiles itself. */
  automation?: Automation;
  /** The CDN to purge; absent without one, where cached copies of pages expire by themselves. */
  cdn?: Cdn;
  /** Absent if none is configured: then a LinkedIn URL only gives a name and a link. */
  enrichment?: Enrichment;
  /** Absent if none is configured: profiles are then written offline. */
  model?: LanguageModel;
  mailer: Mailer;
  pages: Pages;
  /** Absent in production: tests hash hundreds of passwords, at a smaller cost. */
  passwordCost?: PasswordCost;
  places: Places;
  storage: Storage;
  uploads: Uploads;
  logger: Logger;
  metrics: Metrics;
  tracing: Tracing;
  /** Signs cookies and forms, seals guest results and encrypts. */
  secret: ServerSecret;
  /** Key of the hashes that replace addresses. It stays the same when the secret changes. */
  hashKey: string;
  /** The clock; tests can set it. */
  now: () => Date;
}

/** The signed-in person, read from the session alone. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  emailConfirmed: boolean;
  /** `null` when the profile row is missing. */
  onboardingStatus: OnboardingStatus | null;
  /** The time at which this session began, or of a later proof of identity. */
  signedInAt: Date;
  sessionId: string;
  /** The time of the second factor of this sign-in; `null` for a password or LinkedIn alone. */
  secondFactorAt: Date | null;
}

export interface RequestContext {
  deps: Deps;
  request: Request;
  requestId: string;
  /** The visitor's IP address, for IPv6 the network: that of the socket, or the one that a trusted proxy forwards. */
  clientIp: string;
  /** Reads the session once per request; `null` when nobody is signed in. */
  session(): Promise<SessionUser | null>;
}
