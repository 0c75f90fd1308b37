// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCollapsed, writeCollapsed } from './sidebar-cookie';
import { useSidebar } from './sidebar-state';

const clearCookies = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test
  document.cookie = 'sidebar_collapsed=; Path=/; Max-Age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test
  document.cookie = 'sidebar_rail_collapsed=; Path=/; Max-Age=0';
};

beforeEach(clearCookies);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the sidebar’s cookie', () => {
  it('is found among others; without a valid one the state is null', () => {
    expect(readCollapsed('theme=x; sidebar_collapsed=true; y=1')).toBe(true);
    expect(readCollapsed('sidebar_collapsed=false')).toBe(false);
    expect(readCollapsed('not_sidebar_collapsed=true')).toBeNull();
    expect(readCollapsed('sidebar_collapsed=maybe')).toBeNull();
  });

  it('is valid for seven days on every path', () => {
    const cookieSetter = vi.spyOn(document, 'cookie', 'set');
    writeCollapsed(true);
    expect(cookieSetter.mock.calls[0]?.[0]).toBe(
      'sidebar_collapsed=true; Path=/; Max-Age=604800; SameSite=Lax',
    );
  });
});

describe('the collapsible sidebar', () => {
  const press = (init: KeyboardEventInit) =>
    act(() => {
      fireEvent.keyDown(document.body, init);
    });

  it('is toggled by Ctrl B and Cmd B, and its state is remembered', () => {
    const { result, unmount } = renderHook(() => useSidebar());
    expect(result.current.collapsed).toBe(false);
    press({ key: 'b', ctrlKey: true });
    expect(result.current.collapsed).toBe(true);
    expect(readCollapsed()).toBe(true);
    unmount();
    const remounted = renderHook(() => useSidebar());
    expect(remounted.result.current.collapsed).toBe(true);
    press({ key: 'B', metaKey: true });
    expect(remounted.result.current.collapsed).toBe(false);
    expect(readCollapsed()).toBe(false);
  });

  it('ignores the plain letter and other shortcuts with it', () => {
    const { result } = renderHook(() => useSidebar());
    press({ key: 'b' });
    press({ key: 'b', ctrlKey: true, shiftKey: true });
    press({ key: 'v', ctrlKey: true });
    expect(result.current.collapsed).toBe(false);
  });

  it('starts collapsed if a screen asks for it, and its state is remembered separately for such screens', () => {
    writeCollapsed(false);
    const { result, unmount } = renderHook(() => useSidebar({ rail: true }));
    expect(result.current.collapsed).toBe(true);
    act(() => result.current.toggle());
    expect(result.current.collapsed).toBe(false);
    unmount();
    writeCollapsed(true);
    expect(renderHook(() => useSidebar({ rail: true })).result.current.collapsed).toBe(false);
    expect(renderHook(() => useSidebar()).result.current.collapsed).toBe(true);
  });
});
