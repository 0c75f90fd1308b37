// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it } from 'vitest';
import { forgetForm, keepForm } from './kept-form';

beforeAll(() => {
  // jsdom has none.
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

function shown(typed = '') {
  document.body.innerHTML = `<form>
    <p data-kept-note hidden>It is here again.</p>
    <textarea name="about">${typed}</textarea>
    <input type="radio" name="statement-0" value="right" /><input type="radio" name="statement-0" value="other" />
    <input type="hidden" name="stamp" value="new" /><input name="website" tabindex="-1" />
  </form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  keepForm(form);
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const type = (name: string, value: string) => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const told = () => !form.querySelector<HTMLElement>('[data-kept-note]')?.hidden;
  return { form, field, type, told };
}

it('gives back after a reload what was typed and chosen, and says so', () => {
  const { form, type, told } = shown();
  expect(told()).toBe(false);
  type('about', 'Half a sentence');
  const [, other] = form.querySelectorAll<HTMLInputElement>('[type=radio]');
  other?.click();
  const again = shown();
  expect(again.field('about').value).toBe('Half a sentence');
  expect(again.field('statement-0').value).toBe('other');
  expect(again.told()).toBe(true);
});

it('keeps neither what the server put there nor the field that people do not see', () => {
  const { type } = shown();
  type('website', 'robot');
  type('about', 'x');
  expect(Object.values(sessionStorage).join()).toBe('[["about","x"]]');
  expect(shown().field('stamp').value).toBe('new');
});

it('says nothing where the server gave the words back itself', () => {
  shown().type('about', 'Refused, and shown again');
  expect(shown('Refused, and shown again').told()).toBe(false);
});

it('keeps nothing once it was sent, or emptied again', () => {
  const { type } = shown();
  type('about', 'Sent');
  forgetForm();
  expect(shown().field('about').value).toBe('');
  type('about', 'x');
  type('about', '');
  expect(sessionStorage).toHaveLength(0);
});
