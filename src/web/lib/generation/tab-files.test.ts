import { expect, it } from 'vitest';
import { keepTabFiles, tabFileOf } from './tab-files';

const file = (text: string) => new File([text], 'cv.pdf');
const [linkedin, resume] = [file('export'), file('resume')];

it('tabFileOf finds a file by its name, whatever it was read as', () => {
  keepTabFiles([{ slot: 'linkedin', name: 'cv.pdf', file: linkedin }]);
  expect(tabFileOf({ kind: 'resume', name: 'cv.pdf' })).toBe(linkedin);
  expect(tabFileOf({ kind: 'resume', name: 'other.pdf' })).toBeUndefined();
});

it('tabFileOf finds, of two files with one name, the one of the slot that fits the kind of source', () => {
  keepTabFiles([
    { slot: 'linkedin', name: 'cv.pdf', file: linkedin },
    { slot: 'resume', name: 'cv.pdf', file: resume },
  ]);
  expect(tabFileOf({ kind: 'resume', name: 'cv.pdf' })).toBe(resume);
  expect(tabFileOf({ kind: 'linkedin-pdf', name: 'cv.pdf' })).toBe(linkedin);
  keepTabFiles([]);
  expect(tabFileOf({ kind: 'resume', name: 'cv.pdf' })).toBeUndefined();
});
