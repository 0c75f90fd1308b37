/** The sidebar of LinkedIn's PDF: contact, skills, languages, certifications and their like. */
import type { CareerFacts, TextFact } from '@/shared/facts';
import { parseLinkedInUrl } from '@/shared/linkedin-url';
import type { FactsBuilder } from '../facts-builder';
import { joinWrapped } from '../layout/text';
import { type LinkedInSection, linkedInSection } from '../vocabulary/linkedin-sections';
import type { PdfLine } from './lines';

/** Lines of one entry are closer than this, in font sizes; entries are further apart. */
const WRAP_GAP = 1.4;

/** Reads the sidebar into `facts`. */
export function readSidebar(builder: FactsBuilder, lines: readonly PdfLine[], facts: CareerFacts): void {
  let section: LinkedInSection = 'other';
  let sectionLines: PdfLine[] = [];
  let guessed = false;
  const close = () => readSection(builder, section, sectionLines, facts);
  for (const line of lines) {
    if (line.size > 12.6 && line.size < 14.5) {
      const known = linkedInSection(line.text);
      // A long heading wraps onto a second line of the same size.
      if (sectionLines.length === 0 && known === undefined && (section === 'other' || guessed)) continue;
      close();
      // Skills follow the contact wherever there are some, whatever their heading is in this language.
      guessed = known === undefined && section === 'contact';
      section = known ?? (guessed ? 'skills' : 'other');
      sectionLines = [];
    } else sectionLines.push(line);
  }
  close();
}

function readSection(
  builder: FactsBuilder,
  section: LinkedInSection,
  lines: readonly PdfLine[],
  facts: CareerFacts,
): void {
  if (section === 'contact') readContact(lines, facts);
  const target = targetOf(section, facts);
  if (!target) return;
  for (const entry of entriesOf(lines)) {
    const value = section === 'languages' ? entry.text.replace(/\s*[(（].*[)）]?$/u, '') : entry.text;
    if (value !== '')
      target.push(builder.text(section, value, { page: entry.page, quote: entry.text }, 0.98));
  }
}

function targetOf(section: LinkedInSection, facts: CareerFacts): TextFact[] | undefined {
  if (section === 'skills') return facts.skills;
  if (section === 'languages') return facts.languages;
  if (section === 'certifications') return facts.certifications;
  if (section === 'honours') return facts.honours;
  if (section === 'publications' || section === 'patents') return facts.publications;
  return undefined;
}

function entriesOf(lines: readonly PdfLine[]): { text: string; page: number }[] {
  const entries: { text: string; page: number }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    // An entry goes on over a page's end only inside an open bracket.
    const open = last !== undefined && /[(（][^)）]*$/u.test(last.text);
    if (last && (line.gap < WRAP_GAP || (open && !Number.isFinite(line.gap))))
      last.text = joinWrapped(last.text, line.text);
    else entries.push({ text: line.text, page: line.page });
  }
  return entries;
}

/** The profile's address is broken over lines without a hyphen being added or lost. */
function readContact(lines: readonly PdfLine[], facts: CareerFacts): void {
  const text = lines.map((line) => line.text).join('');
  const address = /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([^\s(（]+)/i.exec(text)?.[0];
  const parsed = address ? parseLinkedInUrl(address) : undefined;
  if (parsed?.ok) facts.linkedinUrl = parsed.url;
}
