/** What the Typst sources of the PDFs must not contain, since people's text is given to them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the Typst sources of the PDFs neither evaluate text as code nor import anything', () => {
  for (const file of ['parts', 'brief', 'whole']) {
    const source = readFileSync(new URL(`./${file}.typ`, import.meta.url), 'utf8');
    expect(source).not.toMatch(/\beval\(|#import|@preview/);
  }
});
