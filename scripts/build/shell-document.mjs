/**
 * Completes `index.html`: what the page shows before its script has arrived is part of the document, since anything
 * that has to be fetched may be missing or take seconds.
 */
import { readFileSync } from 'node:fs';
import { build, minifySync } from 'vite';

/** The tokens that `shell.css` uses. */
const INLINE_TOKENS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-2',
  'rule',
  'rule-strong',
  'field-line',
  'primary',
  'on-primary',
  'accent',
  'font-display',
  'font-body',
];

/** The declarations of the shell's tokens in one block of the tokens' style sheet. */
function tokensIn(css, selector) {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return INLINE_TOKENS.flatMap((name) => {
    const declaration = block.match(new RegExp(`--${name}: [^;]+;`));
    return declaration ? [declaration[0]] : [];
  }).join('');
}

/** Removes comments and spaces that mean nothing. */
const compactCss = (css) =>
  css
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/: /g, ':')
    .trim();

/** The shell's rules, and the colours and fonts of both themes that they use. */
function shellStyle(src) {
  const tokens = readFileSync(`${src}/web/styles/tokens.css`, 'utf8');
  const rules = readFileSync(`${src}/web/shell/shell.css`, 'utf8');
  const light = tokensIn(tokens, ':root');
  const dark = tokensIn(tokens, ':root[data-theme="dark"]');
  return compactCss(`#shell { ${light} } [data-theme=dark] #shell { ${dark} } ${rules}`);
}

/** Bundles the shell into one classic script, since a module runs only after every style sheet has arrived. */
async function shellScript(src) {
  const [result] = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': src } },
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: `${src}/web/shell/main.ts`, formats: ['iife'], name: 'shell', fileName: 'shell' },
    },
  });
  return result.output[0].code.trim();
}

const themeScript = (src) =>
  minifySync('theme.js', readFileSync(`${src}/web/static/theme.js`, 'utf8')).code.trim();

/** Matches the tags by which Vite loads the application. */
const SCRIPT_TAG_PATTERN = /\s*<script type="module"[^>]* src="\/assets\/[^>]*><\/script>/;
const STYLE_TAG_PATTERN = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * The plugin of Vite that completes `index.html`. Script and style sheet are moved to its end: a style sheet in the
 * head would delay the first paint.
 * @param src the folder of the sources
 */
export function shellDocument(src) {
  return {
    name: 'shell-document',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = await shellScript(src);
        const style = html.match(STYLE_TAG_PATTERN)?.[0] ?? '';
        const app = html.match(SCRIPT_TAG_PATTERN)?.[0] ?? '';
        return html
          .replace('<!-- shell style -->', () => `<style>${shellStyle(src)}</style>`)
          .replace('<!-- theme -->', () => `<script>${themeScript(src)}</script>`)
          .replace(STYLE_TAG_PATTERN, '')
          .replace(app, '')
          .replace('<!-- shell script -->', () => `<script>${script}</script>${style}${app}`);
      },
    },
  };
}
