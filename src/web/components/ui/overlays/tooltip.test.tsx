// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => screen.queryByRole('tooltip') !== null;

function renderTooltip() {
  render(
    <Tooltip label="Collapse sidebar">
      <button type="button">Fold</button>
    </Tooltip>,
  );
  return screen.getByRole('button');
}

it('a tooltip shows after 200 ms of hover, stays while hovered, and closes when the pointer leaves', async () => {
  const button = renderTooltip();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await advanceTime(190);
  expect(isShown()).toBe(false);
  await advanceTime(20);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(screen.getByRole('tooltip'), { pointerType: 'mouse' });
  await advanceTime(1_000);
  expect(isShown()).toBe(true);
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  await advanceTime(150);
  expect(isShown()).toBe(false);
});

it('a tooltip closes with Escape and does not open by touch', async () => {
  const button = renderTooltip();
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await advanceTime(250);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(isShown()).toBe(false);
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  await advanceTime(1_000);
  expect(isShown()).toBe(false);
});

it.each([
  ['above a control', 100, 60],
  ['below a control that has no room above', 16, 56],
])('a tooltip is shown %s', async (_, top, shownAt) => {
  const button = renderTooltip();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this === button ? new DOMRect(300, top, 32, 32) : new DOMRect(0, 0, 80, 32);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  await advanceTime(250);
  expect(screen.getByRole('tooltip').style.top).toBe(`${shownAt}px`);
});
