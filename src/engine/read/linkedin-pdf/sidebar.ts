/** The sidebar of LinkedIn's PDF: contact, skills, languages, certifications and the like. */

import { parseLinkedInUrl } from '@/shared/people/linkedin-url';
import type { CareerFacts, TextFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../facts-builder';
import { type LinkedInSection, linkedInSection } from '../vocabulary/linkedin-sections';
import { isSidebarHeadingSize } from './font-sizes';
import type { PdfLine } from './lines';
import { type SidebarEntry, sidebarEntriesOf, spacingOf } from './sidebar-entries';

/** Reads the sidebar into `facts`. */
export function readSidebar(builder: FactsBuilder, lines: readonly PdfLine[], facts: CareerFacts): void {
  let section: LinkedInSection = 'other';
  let sectionLines: PdfLine[] = [];
  let isGuessed = false;
  const spacing = spacingOf(lines);
  const close = () => {
    if (section === 'contact') readContact(sectionLines, facts);
    readSection(builder, section, sidebarEntriesOf(sectionLines, spacing), facts);
  };
  for (const line of lines) {
    if (isSidebarHeadingSize(line)) {
      const known = linkedInSection(line.text);
      // A long heading wraps onto a second line of the same size.
      if (sectionLines.length === 0 && known === undefined && (section === 'other' || isGuessed)) continue;
      close();
      // Skills come after the contact if there are any, whatever their heading is in this language.
      isGuessed = known === undefined && section === 'contact';
      section = known ?? (isGuessed ? 'skills' : 'other');
      sectionLines = [];
    } else sectionLines.push(line);
  }
  close();
}

function readSection(
  builder: FactsBuilder,
  section: LinkedInSection,
  entries: readonly SidebarEntry[],
  facts: CareerFacts,
): void {
  const target = targetOf(section, facts);
  if (!target) return;
  for (const entry of entries) {
    const value = section === 'languages' ? entry.text.replace(/(?:(?<!\s)\s+)?[(（].*$/su, '') : entry.text;
    if (value !== '')
      target.push(
        builder.text(
          section,
          section === 'patents' ? `Patent: ${value}` : value,
          { page: entry.page, quote: entry.text },
          0.98,
        ),
      );
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

/** Reads the URL of the profile, which is wrapped without a hyphen. */
function readContact(lines: readonly PdfLine[], facts: CareerFacts): void {
  const text = lines.map((line) => line.text).join('');
  const profileUrl = /(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([^\s(（]+)/i.exec(text)?.[0];
  const parsed = profileUrl ? parseLinkedInUrl(profileUrl) : undefined;
  if (parsed?.ok) facts.linkedinUrl = parsed.url;
}
