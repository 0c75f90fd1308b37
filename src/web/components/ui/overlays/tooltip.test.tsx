// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => screen.queryByRole('tooltip') !== null;

function show() {
  render(
    <Tooltip label="Collapse sidebar">
      <button type="button">Fold</button>
    </Tooltip>,
  );
  return screen.getByRole('button');
}

it('a tooltip shows after 200 ms of hover, stays while hovered, and closes when the pointer leaves', async () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await pass(190);
  expect(isShown()).toBe(false);
  await pass(20);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' });
  await pass(1_000);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  await pass(150);
  expect(isShown()).toBe(false);
});

it('a tooltip closes with Escape and does not open by touch', async () => {
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await pass(250);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(isShown()).toBe(false);
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  await pass(1_000);
  expect(isShown()).toBe(false);
});
