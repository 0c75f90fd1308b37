/** The document that is shown until the application has started. */
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes, shellFor, withFileSizes } from './shell-frame';

const DOCUMENT =
  '<script>first()</script><div id="shell"><div class="frame"><!-- frame --></div></div>' +
  '<script>if (1 < 2) second()</script><link rel="stylesheet" href="/assets/index.css">' +
  '<script type="module" src="/assets/index.js"></script>';

describe('the shell', () => {
  it.each([
    ['/dashboard', 'class="member"', 'class="bar"'],
    ['/roles/:id', 'class="member"', 'class="bar"'],
    ['/edit-profile', 'class="member rail"', 'class="bar"'],
    ['/login', 'class="form"', 'Welcome Back'],
    ['/check-email', 'class="form"', 'class="half"'],
    ['/create-profile', 'class=""', 'class="top"'],
    ['/profile-generator/create', 'class="form"', 'Generate Your Profile'],
  ])('has the frame of %s', (path, classes, frame) => {
    expect(shellFor(DOCUMENT, path)).toContain(classes);
    expect(shellFor(DOCUMENT, path)).toContain(frame);
  });

  it('names the size of each file that it loads', () => {
    const sized = withFileSizes(DOCUMENT, (path) => path.length);
    expect(sized).toContain('href="/assets/index.css" data-bytes="16"');
    expect(sized).toContain('src="/assets/index.js" data-bytes="15"');
  });

  it('has its own scripts allowed by their hashes', () => {
    // As `openssl dgst -sha256 -binary | base64` gives them.
    expect(inlineScriptHashes(DOCUMENT)).toEqual([
      "'sha256-fDYmfWjvur9AxjhDbjHe6RvExc05MbXhhrbgz2vvy/A='",
      "'sha256-2WFqgLIfUwDyG1VUsC8wx5UJF1/5y3pw3u5ctDRvAkg='",
    ]);
  });
});
