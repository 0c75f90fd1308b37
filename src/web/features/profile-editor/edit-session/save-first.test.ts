// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetAccount, setPageAccount } from '@/web/lib/session/account';
import { dropUnsaved, keepUnsaved, unsavedPrefix } from '@/web/lib/unsaved-input/unsaved-edits';
import type { EditSession } from './edit-session';
import { saveFirst } from './save-first';

const KEY_OF_OTHER_TAB = `${unsavedPrefix('mara')}other-tab`;
const session = { flush: async () => true } as unknown as EditSession;

beforeEach(() => {
  localStorage.clear();
  setPageAccount({ id: 'mara', email: 'mara@people.example' });
});
afterEach(() => {
  dropUnsaved(KEY_OF_OTHER_TAB);
  forgetAccount();
});

it('an action that shows readers the profile waits for no other tab that has sent everything', async () => {
  await saveFirst(session);
  keepUnsaved(`${unsavedPrefix('mara')}record.one`, '{}');
  await saveFirst(session);
});

it('an action that shows readers the profile is not started while another tab cannot send its edits', async () => {
  keepUnsaved(KEY_OF_OTHER_TAB, '{}');
  await expect(saveFirst(session)).rejects.toThrow('Edits in another tab are not saved.');
  // That edits wait from now on may be chosen all the same.
  await saveFirst(session, true);
});

it('edits that another tab sends when it is asked hold nothing up', async () => {
  keepUnsaved(KEY_OF_OTHER_TAB, '{}');
  const action = saveFirst(session);
  setTimeout(() => dropUnsaved(KEY_OF_OTHER_TAB), 50);
  await action;
});
