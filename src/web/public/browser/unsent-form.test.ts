// @vitest-environment jsdom

import { afterEach, beforeAll, expect, it } from 'vitest';
import { withFullStorage } from '@/web/lib/browser/testing/full-storage';
import { clearUnsentForm, keepUnsentForm, showKeptTexts } from './unsent-form';

beforeAll(() => {
  // jsdom has no `CSS.escape`.
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

function showForm({ typed = '', chosen = '', stamp = 'new', stampIsKept = false } = {}) {
  document.body.innerHTML = `<form>
    <p data-kept-note hidden>It is here again.</p>
    <span data-kept-where="On this page alone.">In this tab.</span>
    <textarea name="about">${typed}</textarea>
    <input type="radio" name="statement-0" value="right" ${chosen === 'right' ? 'checked' : ''} /><input type="radio" name="statement-0" value="other" />
    <input name="other-0" data-with="statement-0=other" />
    <input type="hidden" name="stamp" value="${stamp}" ${stampIsKept ? 'data-keep' : ''} /><input name="website" tabindex="-1" />
  </form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  keepUnsentForm(form);
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const type = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const isNoteShown = () => !form.querySelector<HTMLElement>('[data-kept-note]')?.hidden;
  return { form, field, type, isNoteShown };
}

it('an unsent form restores typed and chosen values after a reload, with a note', () => {
  const { form, type, isNoteShown } = showForm();
  expect(isNoteShown()).toBe(false);
  type('about', 'Half a sentence');
  const [, other] = form.querySelectorAll<HTMLInputElement>('[type=radio]');
  other?.click();
  const reloaded = showForm();
  expect(reloaded.field('about').value).toBe('Half a sentence');
  expect(reloaded.field('statement-0').value).toBe('other');
  expect(reloaded.isNoteShown()).toBe(true);
});

it('an unsent form shows no note if the server received the kept text and only its response was lost', () => {
  showForm().type('about', 'Sent.\n\nAnd stored  ');
  expect(showForm({ typed: 'Sent.\n\nAnd stored' }).isNoteShown()).toBe(false);
});

it('an unsent form shows no note for text of another choice, and keeps it', () => {
  const { form, type } = showForm();
  type('other-0', 'Given up');
  form.querySelector<HTMLInputElement>('[type=radio]')?.click();
  type('about', 'Stored');
  const reloaded = showForm({ typed: 'Stored', chosen: 'right' });
  expect(reloaded.isNoteShown()).toBe(false);
  expect(reloaded.field('other-0').value).toBe('Given up');
});

it('an unsent form shows a note for restored text that will be sent', () => {
  const { form, type } = showForm();
  type('other-0', 'In six days');
  form.querySelectorAll<HTMLInputElement>('[type=radio]')[1]?.click();
  expect(showForm().isNoteShown()).toBe(true);
});

it('an unsent form keeps its hidden stamp only while there is unsent text', () => {
  showForm({ stamp: 'first', stampIsKept: true }).type('about', 'x ');
  expect(showForm({ typed: 'x', stamp: 'second', stampIsKept: true }).field('stamp').value).toBe('second');
  expect(showForm({ typed: 'y', stamp: 'third', stampIsKept: true }).field('stamp').value).toBe('first');
});

it('an unsent form that the full storage refuses says so, and asks before the page is closed but not before it is sent', () => {
  const { form, type } = showForm();
  const storageSentence = () => form.querySelector('[data-kept-where]')?.textContent;
  const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  withFullStorage(() => {
    expect([storageSentence(), asksBeforeUnload()]).toEqual(['In this tab.', false]);
    type('about', 'Half');
    expect([storageSentence(), asksBeforeUnload()]).toEqual(['On this page alone.', true]);
  });
  type('about', 'Half a sentence');
  expect([storageSentence(), asksBeforeUnload()]).toEqual(['In this tab.', false]);
  withFullStorage(() => {
    type('about', 'A sentence');
    form.dispatchEvent(new Event('submit'));
    expect(asksBeforeUnload()).toBe(false);
  });
});

it('an unsent form keeps neither the server’s values nor the honeypot', () => {
  const { type } = showForm();
  type('website', 'robot');
  type('about', 'x');
  expect(Object.values(sessionStorage).join()).toBe('[["about","x"],["other-0",""]]');
  expect(showForm().field('stamp').value).toBe('new');
});

it('an unsent form shows no note if the server returned the text itself', () => {
  showForm().type('about', 'Refused, and shown again');
  expect(showForm({ typed: 'Refused, and shown again' }).isNoteShown()).toBe(false);
});

it('an unsent form keeps nothing once it was sent, or emptied', () => {
  const { type } = showForm();
  type('about', 'Sent');
  clearUnsentForm();
  expect(showForm().field('about').value).toBe('');
  type('about', 'x');
  type('about', '');
  expect(sessionStorage).toHaveLength(0);
});

it('an unsent form keeps its first hidden stamp until the server returns the form with another one', () => {
  showForm({ stamp: 'first', stampIsKept: true }).type('about', 'x');
  const reloaded = showForm({ stamp: 'second', stampIsKept: true });
  expect(reloaded.field('stamp').value).toBe('first');
  const refused = showForm({ typed: 'x', stamp: 'third' });
  expect(refused.field('stamp').value).toBe('third');
  refused.type('about', 'xy');
  expect(showForm({ stamp: 'fourth', stampIsKept: true }).field('stamp').value).toBe('fourth');
});

it('an unsent form keeps no hidden stamp without text', () => {
  const { type } = showForm({ stamp: 'first', stampIsKept: true });
  type('about', 'x');
  type('about', '');
  expect(sessionStorage).toHaveLength(0);
});

it('texts that a tab has kept of a form are shown to be copied once the page is closed', () => {
  const showClosed = () => {
    document.body.innerHTML = '<section hidden data-kept-texts></section>';
    const section = document.body.firstElementChild as HTMLElement;
    showKeptTexts(section);
    return section;
  };
  expect(showClosed().hidden).toBe(true);
  showForm().type('about', '  <b>Half</b> a sentence ');
  const section = showClosed();
  expect(section.hidden).toBe(false);
  expect(section.textContent).toBe('<b>Half</b> a sentence');
  expect(section.querySelectorAll('pre')).toHaveLength(1);
});
