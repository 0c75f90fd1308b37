// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { abandonSavers, fetchAfterSaves, finishSavers, type Saver, sendLeft, useSaver } from './open-savers';

afterEach(() => {
  cleanup();
  abandonSavers();
  vi.useRealTimers();
});

/** A saver whose last save ends when the test says so. */
function createSaver() {
  let answer = () => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = () => resolve(true);
  });
  const saver: Saver = { finish: vi.fn(() => answered), end: vi.fn(), abandon: vi.fn() };
  return { saver, answer };
}

const enter = (saver: Saver) => renderHook(() => useSaver('role-notes.1', () => saver));
/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

it('a saver whose screen was left ends once its save has ended', async () => {
  const { saver, answer } = createSaver();
  enter(saver).unmount();
  await settle();
  expect(saver.finish).toHaveBeenCalledOnce();
  expect(saver.end).not.toHaveBeenCalled();
  answer();
  await settle();
  expect(saver.end).toHaveBeenCalledOnce();
});

it('a saver goes on with a screen that is entered again while its save is out', async () => {
  const { saver, answer } = createSaver();
  enter(saver).unmount();
  await settle();
  const screen = enter(createSaver().saver);
  expect(screen.result.current).toBe(saver);
  answer();
  await settle();
  expect(saver.end).not.toHaveBeenCalled();
  screen.unmount();
  await settle();
  expect(saver.end).toHaveBeenCalledOnce();
});

it('a saver that was taken for a screen does not end before the screen is shown', async () => {
  const { saver, answer } = createSaver();
  enter(saver).unmount();
  await settle();
  renderHook(() => {
    useSaver('role-notes.1', () => createSaver().saver);
    answer();
  });
  await settle();
  expect(saver.end).not.toHaveBeenCalled();
});

it('a saver that ended is not taken again', async () => {
  const [first, second] = [createSaver(), createSaver()];
  first.answer();
  enter(first.saver).unmount();
  await settle();
  expect(enter(second.saver).result.current).toBe(second.saver);
});

it('a saver whose last call had no answer repeats it after its screen was left, and ends with the answer', async () => {
  vi.useFakeTimers();
  const { saver } = createSaver();
  const finish = vi
    .fn<Saver['finish']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(false);
  saver.finish = finish.mockResolvedValueOnce(true);
  enter(saver).unmount();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(finish).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(finish).toHaveBeenCalledTimes(2);
  expect(saver.end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.end).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(finish).toHaveBeenCalledTimes(3);
});

it('a saver that repeats its call goes on with a screen that is entered again, and with what is left of an earlier page', async () => {
  const { saver } = createSaver();
  saver.finish = async () => false;
  sendLeft('role-notes.1', () => saver);
  await settle();
  const other = vi.fn(() => createSaver().saver);
  sendLeft('role-notes.1', other);
  expect(other).not.toHaveBeenCalled();
  expect(enter(createSaver().saver).result.current).toBe(saver);
  expect(saver.end).not.toHaveBeenCalled();
});

it('open savers send before the logout', async () => {
  const { saver, answer } = createSaver();
  enter(saver);
  const sent = vi.fn();
  void finishSavers().then(sent);
  await settle();
  expect(saver.finish).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  answer();
  await settle();
  expect(sent).toHaveBeenCalledOnce();
});

it('a saver is discarded at the logout, and ends when its screen is left', async () => {
  const [first, second] = [createSaver(), createSaver()];
  first.answer();
  const screen = enter(first.saver);
  abandonSavers();
  expect(first.saver.abandon).toHaveBeenCalledOnce();
  screen.unmount();
  await settle();
  expect(first.saver.end).toHaveBeenCalledOnce();
  expect(enter(second.saver).result.current).toBe(second.saver);
});

it('a state that was fetched while a saver ended is fetched again', async () => {
  const { saver, answer } = createSaver();
  enter(saver).unmount();
  await settle();
  const fetchState = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(async () => {
      answer();
      await settle();
      return 'before the save';
    })
    .mockResolvedValueOnce('after the save');
  expect(await fetchAfterSaves('role-notes.', fetchState)).toBe('after the save');
});

it('a state is fetched once while a saver is open, or the saver of something else ends', async () => {
  const { saver, answer } = createSaver();
  enter(saver).unmount();
  await settle();
  const fetchState = vi.fn(async () => 'state');
  await fetchAfterSaves('role-notes.', fetchState);
  await fetchAfterSaves('profile.', async () => {
    answer();
    await settle();
    return fetchState();
  });
  expect(fetchState).toHaveBeenCalledTimes(2);
});
