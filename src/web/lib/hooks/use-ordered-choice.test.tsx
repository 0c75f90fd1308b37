// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;
const showsIn = (value: string) => waitFor(() => expect(shown()).toBe(value));
const sendsIn = (server: ReturnType<typeof slowServer>, ...choices: boolean[]) =>
  waitFor(() => expect(server.requests.map(({ on }) => on)).toEqual(choices));

it('a later choice is sent after the answer to an earlier one, and is shown at once', async () => {
  const server = slowServer();
  renderChoices(server, new QueryClient());
  press('On');
  await showsIn('on');
  press('Off');
  await showsIn('off');
  await sendsIn(server, true);
  server.requests[0]?.answer();
  await sendsIn(server, true, false);
  expect(shown()).toBe('off');
  server.requests[1]?.answer();
  await waitFor(() => expect(server.stored()).toBe(false));
  expect(shown()).toBe('off');
});

it('a choice that is being sent is shown on a screen that is opened again, and asks before the tab is closed', async () => {
  const server = slowServer();
  const client = new QueryClient();
  const { unmount } = renderChoices(server, client);
  for (const [name, value] of [
    ['On', 'on'],
    ['Off', 'off'],
    ['On', 'on'],
  ] as const) {
    press(name);
    await showsIn(value);
  }
  unmount();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  renderChoices(server, client);
  expect(shown()).toBe('on');
  for (const [index, choices] of [[true], [true, false], [true, false, true]].entries()) {
    await sendsIn(server, ...choices);
    server.requests[index]?.answer();
  }
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(server.stored()).toBe(true);
  expect(shown()).toBe('on');
});

it('after a refused choice, what is stored is shown', async () => {
  const server = slowServer();
  renderChoices(server, new QueryClient());
  press('On');
  await showsIn('on');
  await sendsIn(server, true);
  server.requests[0]?.refuse();
  await showsIn('off');
});
