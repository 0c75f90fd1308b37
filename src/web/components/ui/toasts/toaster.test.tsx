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
  for (const { id } of toastEntries()) dismissToast(id);
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const fade = () => pass(200);
const say = (title: string) => act(() => toast({ title }));
const seen = (title: string) => screen.queryByText(title) !== null;

it('the toaster shows toasts queued before it was mounted, for three seconds', async () => {
  toast({ title: 'Successfully logged in!', variant: 'success' });
  render(<Toaster />);
  expect(seen('Successfully logged in!')).toBe(true);
  await pass(2_900);
  expect(seen('Successfully logged in!')).toBe(true);
  await pass(400);
  await fade();
  expect(seen('Successfully logged in!')).toBe(false);
});

it('the toaster pauses a toast while it is hovered or focused', async () => {
  render(<Toaster />);
  say('Profile link copied!');
  await pass(2_000);
  const region = screen.getByLabelText('Messages');
  fireEvent.mouseEnter(region);
  await pass(60_000);
  fireEvent.focus(region);
  fireEvent.mouseLeave(region);
  await pass(60_000);
  expect(seen('Profile link copied!')).toBe(true);
  fireEvent.blur(region);
  await pass(900);
  expect(seen('Profile link copied!')).toBe(true);
  await pass(400);
  await fade();
  expect(seen('Profile link copied!')).toBe(false);
});

it('the toaster removes a dismissed toast at once, and shows at most three', async () => {
  render(<Toaster />);
  for (const title of ['one', 'two', 'three', 'four']) say(title);
  expect(['one', 'two', 'three', 'four'].map(seen)).toEqual([false, true, true, true]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
  expect(['two', 'three', 'four'].map(seen)).toEqual([false, true, true]);
});

it('the toaster continues its timers after a focused toast was dismissed', async () => {
  render(<Toaster />);
  say('one');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.focus(dismiss);
  fireEvent.click(dismiss);
  say('two');
  await pass(3_100);
  await fade();
  expect(seen('two')).toBe(false);
});

it('the toaster interrupts screen readers for errors only, and is reached by F6', () => {
  render(<Toaster />);
  say('Added successfully');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => toast({ title: 'Auto-save failed', variant: 'destructive' }));
  expect(screen.getByRole('alert').textContent).toContain('Auto-save failed');
  fireEvent.keyDown(window, { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByLabelText('Messages'));
});

it('a toast offers one action, and closes when it is done', () => {
  const opened: string[] = [];
  render(<Toaster />);
  act(() =>
    toast({ title: 'Kept', action: { label: 'Open the history', onPick: () => opened.push('history') } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open the history' }));
  expect(opened).toEqual(['history']);
  expect(seen('Kept')).toBe(false);
});

it('the toaster moves to the top if it would cover what was pressed last', async () => {
  const box = (top: number, bottom: number) => () => new DOMRect(0, top, 390, bottom - top);
  render(<Toaster />);
  const region = screen.getByLabelText('Messages');
  region.getBoundingClientRect = box(760, 830);
  const button = document.body.appendChild(document.createElement('button'));
  button.getBoundingClientRect = box(400, 450);
  fireEvent.click(button);
  say('free');
  expect(region.className).toContain('bottom-[');
  button.getBoundingClientRect = box(800, 850);
  say('covered');
  expect(region.className).toContain('top-');
  expect(region.className).not.toContain('bottom-[');
  await pass(3_400);
  await fade();
  expect(seen('covered')).toBe(false);
  button.remove();
  say('what was pressed is gone');
  expect(region.className).toContain('bottom-[');
});

it('the toaster moves to the top if it would cover the main button of a new screen', async () => {
  const box = (top: number, bottom: number) => () => new DOMRect(0, top, 390, bottom - top);
  render(<Toaster />);
  const region = screen.getByLabelText('Messages');
  region.getBoundingClientRect = box(760, 830);
  say('Profile generated successfully');
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = '<button type="button">Back</button><button type="submit">Next</button>';
  const [back, next] = [...main.querySelectorAll('button')] as unknown as [HTMLElement, HTMLElement];
  back.getBoundingClientRect = box(800, 850);
  next.getBoundingClientRect = box(900, 950);
  await pass(400);
  expect(region.className).toContain('bottom-[');
  next.getBoundingClientRect = box(800, 850);
  await pass(400);
  expect(region.className).toContain('top-');
  main.remove();
});
