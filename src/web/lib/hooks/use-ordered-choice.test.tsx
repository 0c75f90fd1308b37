// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOrderedChoice } from './use-ordered-choice';

afterEach(cleanup);

/** A server whose answers come when the test says so. */
function slowServer() {
  let stored = false;
  const requests: { on: boolean; answer: () => void; refuse: () => void }[] = [];
  const send = (on: boolean) =>
    new Promise<void>((resolve, reject) => {
      const answer = () => {
        stored = on;
        resolve();
      };
      requests.push({ on, answer, refuse: () => reject(new Error('503')) });
    });
  return { send, requests, stored: () => stored };
}

function Choices({ server }: { server: ReturnType<typeof slowServer> }) {
  const { shown, choose } = useOrderedChoice({
    setting: 'counted',
    stored: server.stored(),
    send: server.send,
    refresh: async () => {},
    onError: () => {},
  });
  return (
    <>
      <output>{shown ? 'on' : 'off'}</output>
      <button type="button" onClick={() => choose(true)}>
        On
      </button>
      <button type="button" onClick={() => choose(false)}>
        Off
      </button>
    </>
  );
}

const renderChoices = (server: ReturnType<typeof slowServer>, client: QueryClient) =>
  render(
    <QueryClientProvider client={client}>
      <Choices server={server} />
    </QueryClientProvider>,
  );
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const settle = (act_: () => void) =>
  act(async () => {
    act_();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const shown = () => screen.getByRole('status').textContent;

it('a later choice is sent after the answer to an earlier one, and is shown at once', async () => {
  const server = slowServer();
  renderChoices(server, new QueryClient());
  await press('On');
  await press('Off');
  expect(server.requests.map(({ on }) => on)).toEqual([true]);
  expect(shown()).toBe('off');
  await settle(() => server.requests[0]?.answer());
  expect(server.requests.map(({ on }) => on)).toEqual([true, false]);
  expect(shown()).toBe('off');
  await settle(() => server.requests[1]?.answer());
  expect(server.stored()).toBe(false);
  expect(shown()).toBe('off');
});

it('a choice that is being sent is shown on a screen that is opened again, and asks before the tab is closed', async () => {
  const server = slowServer();
  const client = new QueryClient();
  const { unmount } = renderChoices(server, client);
  await press('On');
  await press('Off');
  await press('On');
  unmount();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  renderChoices(server, client);
  expect(shown()).toBe('on');
  for (const index of [0, 1, 2]) await settle(() => server.requests[index]?.answer());
  expect(server.stored()).toBe(true);
  expect(shown()).toBe('on');
  expect(isAsked()).toBe(false);
});

it('after a refused choice, what is stored is shown', async () => {
  const server = slowServer();
  renderChoices(server, new QueryClient());
  await press('On');
  expect(shown()).toBe('on');
  await settle(() => server.requests[0]?.refuse());
  expect(shown()).toBe('off');
});
