/** Reads a tagged PDF as assistive technology does: its structure, its texts in reading order, its metadata. */
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** A tag of the structure tree; `text` is its own and that of everything below it. */
export interface Tag {
  role: string;
  text: string;
  alt?: string;
  children: Tag[];
}

export interface TaggedPdf {
  pages: number;
  title?: string;
  author?: string;
  language?: string;
  marked: boolean;
  /** The part of PDF/UA that it declares to follow. */
  ua?: string;
  displaysTitle: boolean;
  /** Every tag, in reading order. */
  tags: Tag[];
  /** Texts that are neither tagged nor artifacts. */
  untagged: string[];
  /** URLs of link annotations. */
  links: string[];
  /** PostScript names of its fonts, without the prefix of a subset. */
  fonts: Set<string>;
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Parses a PDF. Fails on any other file. */
export async function readTaggedPdf(bytes: Uint8Array): Promise<TaggedPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    const { info: documentInfo, metadata } = await document.getMetadata();
    const info = documentInfo as Record<string, string | undefined>;
    const markInfo = (await document.getMarkInfo()) as { Marked?: boolean } | null;
    const viewer = (await document.getViewerPreferences()) as Record<string, unknown> | null;
    const pdf: TaggedPdf = {
      pages: document.numPages,
      title: info.Title,
      author: info.Author,
      language: info.Language,
      marked: markInfo?.Marked === true,
      ua: /pdfuaid:part(?:="|>)(\d)/.exec(metadata?.getRaw() ?? '')?.[1],
      displaysTitle: viewer?.DisplayDocTitle === true,
      tags: [],
      untagged: [],
      links: [],
      fonts: readFontNames(bytes),
    };
    for (let number = 1; number <= document.numPages; number += 1)
      await addPage(pdf, await document.getPage(number));
    return pdf;
  } finally {
    await document.destroy();
  }
}

async function addPage(pdf: TaggedPdf, page: Page) {
  const texts = await readTextsById(pdf, page);
  const tree = (await page.getStructTree()) as Node | null;
  const tagOf = (node: Node): Tag => {
    const children = (node.children ?? []).filter(({ role }) => role).map(tagOf);
    const text = (node.children ?? [])
      .map((child) => (child.type === 'content' ? (texts.get(child.id ?? '') ?? '') : ''))
      .join('');
    const below = children.map((child) => child.text).join(' ');
    return {
      role: node.role ?? '',
      text: `${text} ${below}`.replace(/\s+/g, ' ').trim(),
      ...(node.alt && { alt: node.alt }),
      children,
    };
  };
  const flatten = (tag: Tag): Tag[] => [tag, ...tag.children.flatMap(flatten)];
  if (tree) pdf.tags.push(...flatten(tagOf(tree)));
  for (const annotation of await page.getAnnotations())
    if (annotation.subtype === 'Link') pdf.links.push(annotation.unsafeUrl ?? annotation.url ?? '');
}

/** Texts by the id of their marked content; texts outside marked content are collected separately. */
async function readTextsById(pdf: TaggedPdf, page: Page): Promise<Map<string, string>> {
  const content = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: { id?: string; artifact: boolean }[] = [];
  for (const item of content.items as {
    type?: string;
    id?: string;
    tag?: string;
    str?: string;
    hasEOL?: boolean;
  }[]) {
    if (item.type?.startsWith('beginMarkedContent')) {
      open.push({ ...(item.id && { id: item.id }), artifact: item.tag === 'Artifact' });
    } else if (item.type === 'endMarkedContent') open.pop();
    else if (item.str) {
      const id = open.findLast((each) => each.id)?.id;
      if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else if (!open.some(({ artifact }) => artifact) && item.str.trim()) pdf.untagged.push(item.str);
    } else if (item.hasEOL) {
      const id = open.findLast((each) => each.id)?.id;
      if (id) texts.set(id, `${texts.get(id) ?? ''} `);
    }
  }
  return texts;
}

const BASE_FONT_PATTERN = /\/BaseFont ?\/(?:[A-Z]{6}\+)?([^\s/<>[\]()]+)/g;

/** Reads the names of the fonts from the objects of the file, since the library omits fonts that draw nothing. */
function readFontNames(bytes: Uint8Array): Set<string> {
  const file = Buffer.from(bytes);
  const texts = [file.toString('latin1')];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    try {
      texts.push(inflateSync(file.subarray(at + 7)).toString('latin1'));
    } catch {
      // Ignored: the end of a stream, or a stream that is stored uncompressed.
    }
  }
  return new Set(
    texts.flatMap((text) => [...text.matchAll(BASE_FONT_PATTERN)].map(([, name]) => name ?? '')),
  );
}
