import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAfter } from './open-after';

const URL = 'http://localhost/profile/preview/7';
const openTab = vi.fn();
const assign = vi.fn();
vi.stubGlobal('window', { open: openTab, location: { assign } });
afterEach(() => assign.mockReset());

describe('openAfter', () => {
  it('loads the URL in a new tab once the work has ended, also badly', async () => {
    const tab = { opener: {}, location: { replace: vi.fn() } };
    openTab.mockReturnValue(tab);
    await openAfter(URL, Promise.resolve());
    expect(tab.location.replace).toHaveBeenCalledWith(URL);
    await expect(openAfter(URL, Promise.reject(new Error('not saved')))).rejects.toThrow('not saved');
    expect(tab.location.replace).toHaveBeenCalledTimes(2);
    expect(assign).not.toHaveBeenCalled();
  });

  it('loads it in this tab where the browser opens none, unless the work failed', async () => {
    openTab.mockReturnValue(null);
    await expect(openAfter(URL, Promise.reject(new Error('not saved')))).rejects.toThrow('not saved');
    expect(assign).not.toHaveBeenCalled();
    await openAfter(URL, Promise.resolve());
    expect(assign).toHaveBeenCalledWith(URL);
  });
});
