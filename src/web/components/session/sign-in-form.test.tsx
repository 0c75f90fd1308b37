// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignInForm } from './sign-in-form';

const ACCOUNT = { id: '7', email: 'tove@example.com' };

/** The answers of the server by path; a request for any other one fails. */
let answers: Record<string, () => Response | Promise<Response>>;
const json = (body: object, status = 200) => Response.json(body, { status });

beforeEach(() => {
  answers = {};
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const answer = answers[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  render(
    <SignInForm account={ACCOUNT} password={createRef()} onOtherAccount={() => {}} onClose={() => {}} />,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const logIn = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
const typePassword = () =>
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'harbour-pilot-7' } });

it('a login with a code after which nobody is signed in says that it failed', async () => {
  answers['/api/auth/login'] = () => json({ status: 'second_factor' });
  answers['/api/auth/login/second-factor'] = () => json({ status: 'signed_in' });
  typePassword();
  logIn();
  // The form of the second step is loaded first.
  const code = await screen.findByLabelText(/code/i, {}, { timeout: 10_000 });
  fireEvent.change(code, { target: { value: '123456' } });
  logIn();
  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy();
});

it('the message of a failed login disappears while the next one is sent', async () => {
  typePassword();
  logIn();
  const message = await screen.findByText(/Please try again/);
  answers['/api/auth/login'] = () => new Promise(() => {});
  logIn();
  await vi.waitFor(() => expect(message.isConnected).toBe(false));
});
