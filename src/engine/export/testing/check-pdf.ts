/**
 * Checks those requirements of PDF/UA-1 that apply to our documents and that a program can verify:
 * declaration, metadata, language, tags of all text, headings, lists, links, alternative texts.
 */
import { readTaggedPdf, type Tag } from './read-pdf';

const headingLevelOf = ({ role }: Tag) => Number(/^H([1-6])$/.exec(role)?.[1] ?? 0);

/** Looks for what a tagged PDF must have and this one lacks. @returns the faults, each as a sentence */
export async function findPdfFaults(bytes: Uint8Array): Promise<string[]> {
  const pdf = await readTaggedPdf(bytes);
  const faults: string[] = [];
  const demand = (holds: unknown, fault: string) => {
    if (!holds) faults.push(fault);
  };
  demand(pdf.marked, 'It is not marked as tagged.');
  demand(pdf.ua === '1', 'It does not declare PDF/UA-1.');
  demand(pdf.title?.trim(), 'It has no title.');
  demand(pdf.displaysTitle, 'Its window shows the name of the file.');
  demand(pdf.author?.trim(), 'It has no author.');
  demand(/^[a-z]{2,3}(-|$)/i.test(pdf.language ?? ''), 'It has no language.');
  for (const text of pdf.untagged) faults.push(`Text is neither tagged nor an artifact: ${text}`);
  faults.push(...faultsOfHeadings(pdf.tags.filter((tag) => headingLevelOf(tag) > 0)));
  for (const list of pdf.tags.filter(({ role }) => role === 'L')) {
    demand(
      list.children.every(({ role }) => ['LI', 'Caption', 'L'].includes(role)),
      'A list holds something else than entries.',
    );
  }
  for (const figure of pdf.tags.filter(({ role }) => role === 'Figure'))
    demand(figure.alt?.trim(), 'A figure has no alternative text.');
  const links = pdf.tags.filter(({ role }) => role === 'Link');
  demand(links.length >= new Set(pdf.links).size, 'A link is not tagged.');
  for (const link of links) demand(link.text || link.alt, 'A link has no text.');
  return faults;
}

function faultsOfHeadings(headings: Tag[]): string[] {
  const faults: string[] = [];
  const levels = headings.map(headingLevelOf);
  if (levels[0] !== 1) faults.push('The first heading is not of the first level.');
  if (levels.filter((each) => each === 1).length !== 1)
    faults.push('There is not one heading of the first level.');
  levels.forEach((each, index) => {
    if (index > 0 && each > (levels[index - 1] ?? 0) + 1) faults.push(`A heading skips to level ${each}.`);
  });
  for (const { text } of headings) if (!text) faults.push('A heading is empty.');
  return faults;
}
