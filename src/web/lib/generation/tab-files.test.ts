import { expect, it } from 'vitest';
import { keepTabFiles, tabFileOf } from './tab-files';

const file = (text: string) => new File([text], 'cv.pdf');
const [linkedin, resume] = [file('export'), file('resume')];

it('a file is found by its name, whatever it was read as', () => {
  keepTabFiles([{ slot: 'linkedin', name: 'cv.pdf', file: linkedin }]);
  expect(tabFileOf({ kind: 'resume', name: 'cv.pdf' })).toBe(linkedin);
  expect(tabFileOf({ kind: 'resume', name: 'other.pdf' })).toBeUndefined();
});

it('of two files with one name, the one of the form’s slot is found', () => {
  keepTabFiles([
    { slot: 'linkedin', name: 'cv.pdf', file: linkedin },
    { slot: 'resume', name: 'cv.pdf', file: resume },
  ]);
  expect(tabFileOf({ kind: 'resume', name: 'cv.pdf' })).toBe(resume);
  expect(tabFileOf({ kind: 'linkedin-pdf', name: 'cv.pdf' })).toBe(linkedin);
  keepTabFiles([]);
  expect(tabFileOf({ kind: 'resume', name: 'cv.pdf' })).toBeUndefined();
});
