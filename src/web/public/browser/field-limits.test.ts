// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { watchLimit } from './field-limits';

afterEach(() => document.body.replaceChildren());

function showForm(html: string) {
  document.body.innerHTML = `<form>${html}<button>Send</button></form>`;
  const field = document.querySelector<HTMLTextAreaElement>('[data-limit]');
  if (!field) throw new Error('no field');
  watchLimit(field);
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  };
  const send = () =>
    document.forms[0]?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  return { field, type, send };
}

it('a form for readers shows the length of a text, and does not send one that is too long', () => {
  const { field, type, send } = showForm(
    '<textarea id="about" data-limit="1200" data-count aria-describedby="about-hint"></textarea><p id="about-hint"></p>',
  );
  expect(document.getElementById('about-hint')?.textContent).toBe('0 of 1,200 characters');
  type('x'.repeat(1_210));
  expect(field.value).toHaveLength(1_210);
  expect(document.getElementById('about-over')?.textContent).toBe(
    '1,210 characters; at most 1,200 can be saved. Remove 10.',
  );
  expect(field.getAttribute('aria-describedby')).toBe('about-over about-hint');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(send()).toBe(false);
  expect(document.activeElement).toBe(field);
  type('x'.repeat(1_200));
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(send()).toBe(true);
});

it('a form for readers marks a field that the server refused until it is edited, and unfolds a section around one that is too long', () => {
  const { field, type, send } = showForm(
    '<details><input id="name" data-limit="5" aria-invalid="true" aria-describedby="name-problem" /></details>',
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('Tove');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(send()).toBe(true);
  type('Tove Lind');
  expect(send()).toBe(false);
  expect(document.querySelector('details')?.open).toBe(true);
});
