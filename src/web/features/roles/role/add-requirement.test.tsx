// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { WholeRole } from '@/shared/roles/saved-roles';
import { queryClient } from '@/web/lib/api/query-client';
import { AddRequirement } from './add-requirement';

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Calls that add a requirement, held until they are answered. */
function holdCalls() {
  const calls: { text: string; answer: (status: number) => Promise<void> }[] = [];
  const fetchHeld = async (url: string, { body }: RequestInit) => {
    // After a failure the roles are fetched again.
    if (!url.includes('addRequirement')) return Response.json({ json: [] });
    const { text } = JSON.parse(String(body)).json;
    return new Promise<Response>((resolve) => {
      const answer = (status: number) =>
        act(async () => resolve(Response.json({ json: { id: '1', requirements: [] } }, { status })));
      calls.push({ text, answer });
    });
  };
  vi.stubGlobal('fetch', fetchHeld);
  return calls;
}

/** The form of a role that has these must-haves. */
const formOf = (...texts: string[]) => {
  const requirements = texts.map((text) => ({ text, must: true })) as WholeRole['requirements'];
  return (
    <QueryClientProvider client={queryClient}>
      <AddRequirement role={{ id: '1', requirements }} />
    </QueryClientProvider>
  );
};
const showForm = () => render(formOf());

const field = () => screen.getByLabelText<HTMLInputElement>('What they ask');

async function enter(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => fireEvent.submit(field()));
}

it('requirements that are entered while others are being sent are sent one after the other', async () => {
  const calls = holdCalls();
  showForm();
  fireEvent.click(screen.getByRole('button', { name: 'Add a requirement' }));
  await enter('Knows ports');
  expect(field().value).toBe('');
  await enter('Speaks Finnish');
  fireEvent.change(field(), { target: { value: 'Has led a' } });
  expect(calls.map(({ text }) => text)).toEqual(['Knows ports']);
  await calls[0]?.answer(200);
  await vi.waitFor(() => expect(calls.map(({ text }) => text)).toEqual(['Knows ports', 'Speaks Finnish']));
  await calls[1]?.answer(200);
  await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(field().value).toBe('Has led a');
});

it('a requirement that could not be added is kept beside the field, and in the browser', async () => {
  const calls = holdCalls();
  const form = showForm();
  fireEvent.click(screen.getByRole('button', { name: 'Add a requirement' }));
  await enter('Knows ports');
  fireEvent.change(field(), { target: { value: 'Speaks' } });
  await calls[0]?.answer(429);
  expect((await screen.findByRole('listitem')).textContent).toContain('Knows portsNot added yet.');
  expect(field().value).toBe('Speaks');
  // As after a reload.
  form.unmount();
  queryClient.clear();
  showForm();
  expect(field().value).toBe('Speaks');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await calls[1]?.answer(200);
  await vi.waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(sessionStorage.length).toBe(1);
});

it('a requirement whose answer was lost is forgotten once the role has it', async () => {
  const calls = holdCalls();
  const form = showForm();
  fireEvent.click(screen.getByRole('button', { name: 'Add a requirement' }));
  await enter('Knows ports');
  await calls[0]?.answer(502);
  expect((await screen.findByRole('listitem')).textContent).toContain('Not added yet.');
  expect(sessionStorage.length).toBe(1);
  form.rerender(formOf('Knows ports'));
  await vi.waitFor(() => expect(sessionStorage.length).toBe(0));
  // As after the owner has taken it out of the role.
  form.rerender(formOf());
  expect(screen.queryByRole('listitem')).toBeNull();
});
