/**
 * The usual tests, with the mutant in `globalThis.mutant` applied to the source as it is loaded. The checkout is
 * not changed.
 */
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default mergeConfig(config, {
  root,
  // A test that only takes long must not fail, or its mutant would count as noticed: on a busy machine the tests of a
  // request take half a minute. A mutant that never ends is ended with its whole run.
  test: { testTimeout: 240_000, hookTimeout: 240_000 },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(code, id) {
        const { mutant } = globalThis;
        if (!mutant || id.split('?')[0] !== `${root}${mutant.file}`) return;
        if (code.slice(mutant.start, mutant.end) !== mutant.was)
          throw new Error(`${mutant.file} has changed`);
        return code.slice(0, mutant.start) + mutant.text + code.slice(mutant.end);
      },
    },
  ],
});
