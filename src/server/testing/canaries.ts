/** Sends a canary word in every input of a visitor, and searches logged output for it. */
import { z } from 'zod';
import { AUTH_PATHS } from '../features/auth/paths';
import { createLogger } from '../logging/logger';
import { appRouter } from '../router';
import type { TestBrowser } from './browser';
import { formOf } from './features/generation';

/**
 * A word in place of personal data and secrets. No file name contains it, so that stack traces do not count as leaks.
 */
export const CANARY = 'kanari4711';

/** The lines that contain the canary. */
export const leaksIn = (output: string): string[] =>
  output.split('\n').filter((line) => line.toLowerCase().includes(CANARY));

/** Creates a logger at its most verbose level, and a log of what it writes. */
export function createTestLog() {
  const lines: string[] = [];
  return {
    logger: createLogger('trace', { write: (line) => void lines.push(line) }),
    text: () => lines.join(''),
    clear: () => lines.splice(0),
  };
}

interface Procedure {
  '~orpc': { inputSchema?: z.ZodType };
}
type Json = Record<string, unknown>;

/** Every procedure of a router as `[path, schema of its input]`. */
function proceduresOf(router: object, path: string): [string, z.ZodType | undefined][] {
  if ('~orpc' in router) return [[path, (router as Procedure)['~orpc'].inputSchema]];
  return Object.entries(router).flatMap(([name, part]) => proceduresOf(part as object, `${path}/${name}`));
}

/** A value that roughly fits a JSON schema, with `text` for every string. */
function fill(schema: Json, text: string): unknown {
  const [first] = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as Json[];
  if (first) return fill(first, text);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'object' || schema.properties) {
    const entries = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    return Object.fromEntries(entries.map(([name, part]) => [name, fill(part, text)]));
  }
  if (schema.type === 'array') return [fill((schema.items ?? {}) as Json, text)];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return 1;
  return text;
}

/** Every call of `/api/rpc`, with a body in which every text is `text`. */
export function procedureCalls(text: string): [path: string, body: unknown][] {
  return proceduresOf(appRouter, '/api/rpc').map(([path, schema]) => {
    const jsonSchema = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return [path, { json: jsonSchema ? fill(jsonSchema as Json, text) : { [text]: text } }];
  });
}

/** A body with fields that the paths of `/api/auth` read, and an unknown one. */
const authBody = (text: string) => ({
  email: `${text}@people.example`,
  new_email: `${text}@people.example`,
  password: text,
  new_password: text,
  first_name: text,
  last_name: text,
  token: text,
  handle: text,
  code: text,
  from: `/${text}`,
  confirmation: text,
  id: text,
  response: { id: text },
  provider: 'linkedin_oidc',
  flow: 'login',
  [text]: text,
});

/** Sends `text` to every call, form, path and header that accepts any. Answers are not checked here. */
export async function sendEverywhere(browser: TestBrowser, text: string, files: { resume: Uint8Array }) {
  const latin = encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
  const calls: [string, unknown][] = [
    ...AUTH_PATHS.map((path): [string, unknown] => [`/api/auth/${path}`, authBody(text)]),
    ...procedureCalls(text),
    ['/webhook/submit-profile', { uuid: text, profile: { summary: text } }],
  ];
  for (const [path, body] of calls) {
    await browser.post(path, body);
    await browser.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"json": {"${text}", ${text}`,
    });
  }
  for (const path of ['/webhook/generate-profile-guest', '/webhook/generate-profile-linkedin']) {
    const body = formOf({
      linkedinUrl: text,
      resume: [`${text}.pdf`, files.resume],
      docs: [{ file: [`${text}.docx`, files.resume], title: text, description: text }],
      links: JSON.stringify([{ link: `https://${latin}.example/${latin}`, title: text, description: text }]),
      userId: text,
    });
    await (await browser.fetch(path, { method: 'POST', body })).text();
    const headers = { 'content-type': `multipart/form-data; boundary=${CANARY}` };
    await browser.fetch(path, { method: 'POST', headers, body: text });
  }
  for (const fields of [
    { text: `${text} must have ${text}` },
    { address: `https://${latin}.example/${latin}` },
  ]) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    await (await browser.fetch('/api/roles', { method: 'POST', body })).text();
  }
  const role = new FormData();
  role.set('file', new File([Uint8Array.from(files.resume)], `${text}.docx`));
  await (await browser.fetch('/api/roles', { method: 'POST', body: role })).text();
  const headers = {
    'user-agent': CANARY,
    'x-forwarded-for': CANARY,
    'x-request-id': CANARY,
    referer: CANARY,
  };
  for (const path of [
    latin,
    `profile/${latin}`,
    `profile/preview/${latin}`,
    `v/${latin}`,
    `profile/${latin}/introduce`,
    `introduction/${latin}`,
    `reference/${latin}`,
    `reference/${latin}/answer.json`,
    `profile-images/${latin}/${latin}`,
    `api/rpc/${latin}/${CANARY}`,
    `api/auth/callback/linkedin_oidc?code=${latin}&state=${latin}`,
    `api/generations/${latin}/events`,
    `roles/${latin}`,
    `dev/mail?code=${latin}`,
  ]) {
    await (await browser.fetch(`/${path}`, { headers })).text();
  }
}
