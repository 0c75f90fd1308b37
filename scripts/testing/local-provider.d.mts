import type { OAuth2Service } from 'oauth2-mock-server';

export interface LocalPerson {
  sub: string;
  given_name: string;
  family_name: string;
  email?: string;
  verified: boolean;
}

export interface LocalProvider {
  issuer: string;
  /** The person who signs in if nobody is asked to choose. */
  person: LocalPerson;
  people: LocalPerson[];
  /** Its events allow tests to change the provider's answers. */
  service: OAuth2Service;
  env: { LINKEDIN_CLIENT_ID: string; LINKEDIN_CLIENT_SECRET: string; LINKEDIN_ISSUER: string };
  stop(): Promise<void>;
}

export const CLIENT: { id: string; secret: string };
export const PEOPLE: LocalPerson[];
export function startLocalProvider(options?: {
  manner?: 'linkedin' | 'standard';
  port?: number;
  asks?: boolean;
}): Promise<LocalProvider>;
