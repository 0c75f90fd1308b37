// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { referenceFormPage } from './reference-form-page';

it.each([0, 1])('Enter in a field of the form of a referee confirms, at revision %i', async (revision) => {
  const html = await referenceFormPage(
    { style: '/public.css', script: '/public.js', theme: '/theme.js', fonts: [] },
    {
      appUrl: 'https://quarterdeck.example',
      owner: 'Tove Berg',
      first: 'Tove',
      asked: 'Ingrid Solheim',
      askedOffice: 'Chair of Fjordlight',
      wants: 'both',
      statements: ['Tove closed the books in five days.'],
      stories: [],
      domain: '',
      typed: { name: 'Ingrid Solheim', office: '', words: '', answers: [] },
      revision,
    },
  );
  const document = new DOMParser().parseFromString(html, 'text/html');
  // Browsers press the first submit button of a form.
  expect(document.querySelector('form [type=submit]')?.textContent).toBe('Confirm');
});
