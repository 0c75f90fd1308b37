import type { Locator } from '@playwright/test';

/** Pastes text into a field as the keyboard does, without the machine's clipboard. */
export const paste = (field: Locator, text: string) =>
  field.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    if (!element.dispatchEvent(event)) return;
    document.execCommand('insertText', false, text);
  }, text);
