import { expect, it } from 'vitest';
import { fileRefusal } from './file-refusal';

it('fileRefusal accepts a file of any size if no maximum is given', () => {
  expect(fileRefusal(new File([new Uint8Array(5_000)], 'a.pdf'), ['.pdf'])).toBeNull();
});
