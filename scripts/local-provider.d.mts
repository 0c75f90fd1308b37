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
  /** Who comes back where nobody is asked. */
  person: LocalPerson;
  people: LocalPerson[];
  /** Its events change what the provider answers. */
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
