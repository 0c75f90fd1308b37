/** Extracts the paragraphs of a web page's article, without menus, advertisements and hidden text. */
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { cleanCharacters } from '../../language/text/characters';
import { UnreadableError } from './errors';
import type { Extracted, Paragraph } from './types';

/**
 * Maximum number of elements of a page: one with more is not an article, and parsing it would use up the time limit.
 */
const MAX_ELEMENTS = 20_000;
/** Minimum characters of an article: less than the library's default of 500, since biographies are short. */
const MIN_ARTICLE_CHARACTERS = 140;

/** Elements that are never part of a page's text. */
const IGNORED_SELECTOR =
  'script,style,noscript,template,svg,iframe,object,nav,footer,aside,form,button,select,[hidden],[aria-hidden="true"]';
/** Styles of hidden text, which is meant for programs. Only text that a reader can see is read. */
const HIDDEN_STYLE_PATTERN =
  /display\s*:\s*none|visibility\s*:\s*hidden|(?:font-size|opacity)\s*:\s*0(?:\.0+)?(?![.\d])/i;
/** Elements whose text is one paragraph. */
const BLOCK_TAGS = new Set([
  'P',
  'LI',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'BLOCKQUOTE',
  'TD',
  'TH',
  'DT',
  'DD',
  'PRE',
]);
/** Elements that end the text before them and the text in them, without being paragraphs themselves. */
const BREAKING_TAGS = new Set([
  'DIV',
  'SECTION',
  'ARTICLE',
  'MAIN',
  'UL',
  'OL',
  'TABLE',
  'TR',
  'BR',
  'HR',
  'FIGURE',
  'BODY',
]);

/**
 * Extracts the paragraphs of a page's article; those of the whole page if no article is recognised.
 * @throws UnreadableError `noArticle` if the page has no text, `tooMuch` if it has more elements than an
 * article
 */
export function extractArticle(bytes: Uint8Array): Extracted {
  const { document } = parseHTML(wholePage(new TextDecoder().decode(bytes)));
  if (document.querySelectorAll('*').length > MAX_ELEMENTS) throw new UnreadableError('tooMuch');
  for (const element of [...document.querySelectorAll(IGNORED_SELECTOR)]) element.remove();
  for (const element of [...document.querySelectorAll('[style]')]) {
    if (HIDDEN_STYLE_PATTERN.test(element.getAttribute('style') ?? '')) element.remove();
  }
  // The library modifies the document, so the paragraphs are taken first.
  const pageParagraphs = paragraphsOf(document.body);
  const article = new Readability<Element>(document as unknown as Document, {
    charThreshold: MIN_ARTICLE_CHARACTERS,
    serializer: (node) => node as Element,
  }).parse();
  const paragraphs = paragraphsOf(article?.content ?? undefined);
  const result =
    paragraphs.length > 0 ? [...headOf(pageParagraphs, paragraphs[0]), ...paragraphs] : pageParagraphs;
  if (result.length === 0) throw new UnreadableError('noArticle');
  return { kind: 'paragraphs', paragraphs: result };
}

/** Maximum number of paragraphs between the headline of an article and its first paragraph. */
const MAX_PARAGRAPHS_BELOW_HEADLINE = 8;

/** The headline and the text below it, which the library removes as part of the page's layout. */
function headOf(pageParagraphs: readonly Paragraph[], first: Paragraph | undefined): Paragraph[] {
  const start = pageParagraphs.findIndex(({ cells }) => cells[0] === first?.cells[0]);
  const above = pageParagraphs.slice(Math.max(0, start - MAX_PARAGRAPHS_BELOW_HEADLINE), Math.max(0, start));
  const headline = above.findLastIndex(({ heading }) => heading);
  return headline < 0 ? [] : above.slice(headline);
}

/** Completes a fragment to a document, since the parser would otherwise read only its first element. */
const wholePage = (html: string) =>
  /<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`;

/** The paragraphs in order: one for each block element, and one for each run of text between blocks. */
function paragraphsOf(root: Element | undefined): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let run = '';
  const end = (block?: string) => {
    const text = cleanCharacters(run).replace(/\s+/g, ' ').trim();
    run = '';
    if (text === '') return;
    const heading = /^H\d$/.test(block ?? '');
    paragraphs.push({
      cells: [text],
      bold: heading,
      size: 0,
      bullet: block === 'LI',
      spaced: true,
      heading,
      flow: 0,
    });
  };
  const walk = (node: Node) => {
    if (node.nodeType === 3) run += node.nodeValue ?? '';
    if (node.nodeType !== 1) return;
    const { tagName } = node as Element;
    const block = BLOCK_TAGS.has(tagName);
    if (block || BREAKING_TAGS.has(tagName)) end();
    for (const child of node.childNodes) walk(child);
    if (block) end(tagName);
    else if (BREAKING_TAGS.has(tagName)) end();
  };
  if (root) walk(root);
  end();
  return paragraphs;
}
