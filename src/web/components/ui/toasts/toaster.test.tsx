// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastEntries } from './toast-queue';
import { Toaster } from './toaster';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const { id } of toastEntries()) dismissToast(id);
  vi.useRealTimers();
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fadeOut = () => advanceTime(200);
const showToast = (title: string) => act(() => toast({ title }));
const isShown = (title: string) => screen.queryByText(title) !== null;

it('the toaster shows toasts queued before it was mounted, for three seconds', async () => {
  toast({ title: 'Successfully logged in!', variant: 'success' });
  render(<Toaster />);
  expect(isShown('Successfully logged in!')).toBe(true);
  await advanceTime(2_900);
  expect(isShown('Successfully logged in!')).toBe(true);
  await advanceTime(400);
  await fadeOut();
  expect(isShown('Successfully logged in!')).toBe(false);
});

it('the toaster pauses a toast while it is hovered or focused', async () => {
  render(<Toaster />);
  showToast('Profile link copied!');
  await advanceTime(2_000);
  const region = screen.getByLabelText('Messages');
  fireEvent.mouseEnter(region);
  await advanceTime(60_000);
  fireEvent.focus(region);
  fireEvent.mouseLeave(region);
  await advanceTime(60_000);
  expect(isShown('Profile link copied!')).toBe(true);
  fireEvent.blur(region);
  await advanceTime(900);
  expect(isShown('Profile link copied!')).toBe(true);
  await advanceTime(400);
  await fadeOut();
  expect(isShown('Profile link copied!')).toBe(false);
});

it('the toaster removes a dismissed toast at once, and shows at most three', async () => {
  render(<Toaster />);
  for (const title of ['one', 'two', 'three', 'four']) showToast(title);
  expect(['one', 'two', 'three', 'four'].map(isShown)).toEqual([false, true, true, true]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(['two', 'three', 'four'].map(isShown)).toEqual([false, true, true]);
});

it('the toaster continues its timers after a focused toast was dismissed', async () => {
  render(<Toaster />);
  showToast('one');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.focus(dismiss);
  fireEvent.click(dismiss);
  showToast('two');
  await advanceTime(3_100);
  await fadeOut();
  expect(isShown('two')).toBe(false);
});

it('the toaster interrupts screen readers for errors only, and is reached by F6', () => {
  render(<Toaster />);
  showToast('Added successfully');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => toast({ title: 'Auto-save failed', variant: 'destructive' }));
  expect(screen.getByRole('alert').textContent).toContain('Auto-save failed');
  fireEvent.keyDown(window, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByLabelText('Messages'));
});

it('a toast offers one action, and closes when that is chosen', () => {
  const opened: string[] = [];
  render(<Toaster />);
  act(() =>
    toast({ title: 'Kept', action: { label: 'Open the history', onPick: () => opened.push('history') } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open the history' }));
  expect(opened).toEqual(['history']);
  expect(isShown('Kept')).toBe(false);
});

it('the toaster moves to the top if it would cover what was pressed last', async () => {
  const box = (top: number, bottom: number) => () => new DOMRect(0, top, 390, bottom - top);
  render(<Toaster />);
  const region = screen.getByLabelText('Messages');
  region.getBoundingClientRect = box(760, 830);
  const button = document.body.appendChild(document.createElement('button'));
  button.getBoundingClientRect = box(400, 450);
  fireEvent.click(button);
  showToast('free');
  expect(region.className).toContain('bottom-[');
  button.getBoundingClientRect = box(800, 850);
  showToast('covered');
  expect(region.className).toContain('top-');
  expect(region.className).not.toContain('bottom-[');
  await advanceTime(3_400);
  await fadeOut();
  expect(isShown('covered')).toBe(false);
  button.remove();
  showToast('what was pressed is gone');
  expect(region.className).toContain('bottom-[');
});

it('the toaster moves to the top if it would cover the main button of a new screen', async () => {
  const box = (top: number, bottom: number) => () => new DOMRect(0, top, 390, bottom - top);
  render(<Toaster />);
  const region = screen.getByLabelText('Messages');
  region.getBoundingClientRect = box(760, 830);
  showToast('Profile generated successfully');
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<button type="button">Back</button><button type="submit">Next</button>';
  const [back, next] = [...main.querySelectorAll('button')] as unknown as [HTMLElement, HTMLElement];
  back.getBoundingClientRect = box(800, 850);
  next.getBoundingClientRect = box(900, 950);
  await advanceTime(400);
  expect(region.className).toContain('bottom-[');
  next.getBoundingClientRect = box(800, 850);
  await advanceTime(400);
  expect(region.className).toContain('top-');
});
