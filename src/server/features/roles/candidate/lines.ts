/** The lines of a profile that matching uses in addition to the career record. */
import type { JobInput } from '@/engine/process/jobs';
import { indexEvidence } from '@/shared/evidence/evidence-index';
import type { Evidence } from '@/shared/generation/evidence-schema';
import type { SECTION_LINES } from '@/shared/profile/lines';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { Span } from '@/shared/record/facts';

export type JudgedLine = JobInput<'judge-role'>['person']['lines'][number];

/** A line with its section and the spans that support it; the owner's own lines have none. */
export type LineWithSpans = JudgedLine & { section: ProfileSection; spans: Span[] };

/** A section that has lines. */
export type ProfileSection = keyof typeof SECTION_LINES;

/**
 * Collects the lines of a profile for matching.
 * @param options.hasRecord whether there is a career record: then lines composed from it are left out, as the record
 * has them already
 */
export function linesOfProfile(
  profile: ProfileData,
  evidence: Evidence | null,
  { hasRecord }: { hasRecord: boolean },
): LineWithSpans[] {
  const index = indexEvidence(evidence);
  const lines: LineWithSpans[] = [];
  const add = (
    section: ProfileSection,
    kind: JudgedLine['kind'],
    text: string,
    item: Evidence['items'][number] | undefined,
  ) => {
    const isSourced = item !== undefined && index.placesOf(item).length > 0;
    if (text.trim() === '' || (isSourced && hasRecord)) return;
    lines.push({
      ref: `line-${lines.length}`,
      section,
      text,
      kind,
      sourced: isSourced,
      spans: isSourced ? item.spans : [],
    });
  };
  const addProse = (section: ProfileSection, text: string) => {
    for (const part of index.split(section, text)) add(section, 'statement', part.text, part.item);
  };
  const addList = (kind: JudgedLine['kind'], section: ProfileSection, texts: readonly string[]) => {
    for (const text of texts) add(section, kind, text, index.find(section, text));
  };
  addProse('description', profile.summary);
  addList('statement', 'keyRoles', profile.highlights);
  addProse('meetIntro', profile.meet_them);
  for (const { situation, action, result } of profile.case_stories) {
    addList('statement', 'caseStories', [situation, action, result]);
  }
  for (const { bullets } of profile.personas) addList('statement', 'personas', bullets);
  addList(
    'statement',
    'superpowers',
    profile.superpowers.map(({ description }) => description),
  );
  addProse('sweetSpot', profile.sweetspot);
  addList('certificate', 'certifications', profile.certifications);
  addList('skill', 'focusAreas', profile.focus_areas);
  addList('skill', 'industries', profile.industries);
  addList('skill', 'geographicalCoverage', profile.geographical_coverage);
  addList('skill', 'stages', profile.stage_focus);
  for (const { value } of profile.functional_skills) {
    for (const { title, description } of value) {
      add(
        'functionalSkills',
        'skill',
        title,
        index.find('functionalSkills', title) ?? index.find('functionalSkills', description),
      );
      addList('statement', 'functionalSkills', [description]);
    }
  }
  return lines;
}
