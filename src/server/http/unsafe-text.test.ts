/** Text that no input may contain: characters that the database refuses, and line breaks in a name. */
import { expect, it } from 'vitest';
import { TestBrowser } from '../testing/browser';
import { CANARY, createTestLog, leaksIn } from '../testing/canaries';
import { onDatabases } from '../testing/set-up/databases';
import { setUpTestApp } from '../testing/test-app';

onDatabases('the server', (kind) => {
  const log = createTestLog();
  const app = setUpTestApp({ kind, deps: { logger: log.logger } });

  it.each([
    ['NUL', '\0'],
    ['half of a surrogate pair', '\ud800'],
  ])('refuses %s in any form with a sentence before the database sees it', async (_, character) => {
    const browser = new TestBrowser(app);
    const text = `${CANARY}${character}`;
    const answers = await Promise.all([
      browser.post('/api/auth/signup', {
        email: `a@${CANARY}.example`,
        password: CANARY,
        first_name: text,
        last_name: text,
      }),
      browser.post('/api/auth/verify', { token: text, password: text }),
      browser.post('/api/auth/login', { email: `a@${CANARY}.example`, password: text }),
      browser.post('/webhook/submit-profile', { uuid: text, profile: { [text]: text } }),
    ]);
    for (const response of answers) {
      expect(response.status).toBe(400);
      expect(JSON.stringify(await response.json())).toContain('cannot be saved');
    }
    expect(leaksIn(log.text())).toEqual([]);
  });

  it.each(['\0', '\ud800'])(
    'takes %j out of the input of a procedure, since nobody sees it',
    async (character) => {
      const input = { json: { profile_slug_param: `${CANARY}${character}` } };
      const response = await new TestBrowser(app).post('/api/rpc/publicProfiles/bySlug', input);
      expect(response.status).not.toBe(400);
      expect(leaksIn(log.text())).toEqual([]);
    },
  );

  it('refuses a name with a line break, with a sentence', async () => {
    for (const first_name of ['Ines\nBuy now', 'Ines\u2028x', 'Ines\u202ex', 'Ines\u0007']) {
      const response = await new TestBrowser(app).post('/api/auth/signup', {
        email: 'ines@people.example',
        password: 'a-good-password-1',
        first_name,
        last_name: 'Calder',
      });
      expect(response.status).toBe(400);
      expect(((await response.json()) as { message: string }).message).toContain('in one line');
    }
  });
});
