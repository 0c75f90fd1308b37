// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart, loadParts } from './lazy-part';

let consoleErrors: unknown[][] = [];
beforeEach(() => {
  consoleErrors = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => consoleErrors.push(words));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const History = ({ count }: { count: number }) => <p>History {count}</p>;
const page = (Part: ComponentType<{ count: number }>, count = 0) => (
  <Suspense fallback={<p>Loading</p>}>
    <Part count={count} />
  </Suspense>
);

it('a lazy part is rendered once it is loaded, and again when its props change', async () => {
  const Part = lazyPart(async () => ({ History }), 'History');
  const { rerender } = await act(async () => render(page(Part)));
  expect(screen.queryByText('History 0')).not.toBeNull();
  await act(async () => rerender(page(Part, 1)));
  expect(screen.queryByText('History 1')).not.toBeNull();
  expect(consoleErrors).toEqual([]);
});

it('a preloaded lazy part is shown at once', async () => {
  const Part = lazyPart(async () => ({ History }), 'History');
  await loadParts();
  render(page(Part));
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.queryByText('History 0')).not.toBeNull();
});

it('a lazy part that failed to load twice is requested again by its button', async () => {
  let isAvailable = false;
  let attempts = 0;
  const Part = lazyPart(async () => {
    attempts += 1;
    if (!isAvailable) throw new TypeError('Failed to fetch dynamically imported module');
    return { History };
  }, 'History');
  await loadParts();
  await act(async () => render(page(Part)));
  expect(screen.queryByText(/This part could not be loaded/)).not.toBeNull();
  expect(attempts).toBe(2);
  isAvailable = true;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.queryByText('History 0')).not.toBeNull();
  expect(consoleErrors).toEqual([]);
});

it('loadParts loads nothing while offline', async () => {
  let attempts = 0;
  const Part = lazyPart(async () => {
    attempts += 1;
    return { History };
  }, 'History');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await loadParts();
  expect(attempts).toBe(0);
  online.mockReturnValue(true);
  await loadParts();
  expect(attempts).toBe(1);
  render(page(Part));
  expect(screen.queryByText('History 0')).not.toBeNull();
});

it('a lazy part requests its file under another URL if the second attempt fails too', async () => {
  const file = `data:text/javascript,export%20const%20History=()=>'History%20from%20another%20URL'//history.js`;
  const Part = lazyPart<{ History: typeof History }, 'History'>(async () => {
    throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
  }, 'History');
  await act(async () => render(page(Part)));
  expect(screen.queryByText(/This part could not be loaded/)).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByText('History from another URL', {}, { timeout: 10_000 });
});
