/** Cuts a checked draft to the limits of the stored profile, and splits it into profile and evidence. */

import type { Evidence, EvidenceItem } from '@/shared/generation/evidence-schema';
import { PROFILE_LIMITS as LIMITS } from '@/shared/profile/limits';
import { emptyProfile, type ProfileData, type SectionName } from '@/shared/profile/profile-data';
import type { CareerFacts } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../check/cited-text';
import type { Draft } from '../check/draft';
import { cutAtWord } from '../language/text/hygiene';

/** Maximum numbers of entries, and of characters, that `evidenceSchema` accepts. */
const EVIDENCE_LIMITS = {
  items: 2_000,
  spans: 20,
  sources: 50,
  sourceId: 100,
  sourceName: 300,
  quote: 4_000,
  row: 200,
};

const fit = (citedTexts: CitedText[], maxCharacters: number, maxTexts: number): CitedText[] =>
  citedTexts
    .map(({ text, spans }) => ({ text: cutAtWord(text, maxCharacters), spans }))
    .filter(({ text }) => text !== '')
    .slice(0, maxTexts);

/** The sentences of a section that fit within its limit in the stored profile; one that is too long is skipped. */
function fitParagraphs(paragraphs: CitedText[][], limit: number): CitedText[][] {
  let length = 0;
  return paragraphs
    .map((paragraph) =>
      paragraph.filter(({ text }) => {
        if (length + text.length + 2 > limit) return false;
        length += text.length + 2;
        return true;
      }),
    )
    .filter((paragraph) => paragraph.length > 0);
}

const joinParagraphs = (paragraphs: CitedText[][]) =>
  paragraphs.map((citedTexts) => citedTexts.map(({ text }) => text).join(' ')).join('\n\n');
const texts = (citedTexts: CitedText[]) => citedTexts.map(({ text }) => text);

/** Cuts texts and lists to the limits of the stored profile, before evidence is built. */
function fitToLimits(draft: Draft): Draft {
  const entries = (citedTexts: CitedText[]) => fit(citedTexts, LIMITS.line, LIMITS.lines);
  const one = (cited: CitedText, max: number) => ({ text: cutAtWord(cited.text, max), spans: cited.spans });
  return {
    ...draft,
    name: one(draft.name, LIMITS.name),
    role: one(draft.role, LIMITS.role),
    location: one(draft.location, LIMITS.location),
    highlights: entries(draft.highlights),
    focus_areas: entries(draft.focus_areas),
    industries: entries(draft.industries),
    geographical_coverage: entries(draft.geographical_coverage),
    stage_focus: entries(draft.stage_focus),
    personal_interests: entries(draft.personal_interests),
    certifications: entries(draft.certifications),
    summary: fitParagraphs([draft.summary], LIMITS.prose).flat(),
    meet_them: fitParagraphs(draft.meet_them, LIMITS.prose),
    sweetspot: fitParagraphs([draft.sweetspot], LIMITS.prose).flat(),
    user_manual: fitParagraphs(draft.user_manual, LIMITS.userManual),
    personas: draft.personas.slice(0, LIMITS.personas).map(({ title, bullets }) => ({
      title: cutAtWord(title, LIMITS.title),
      bullets: entries(bullets),
    })),
    superpowers: draft.superpowers.slice(0, LIMITS.superpowers).map(({ title, description }) => ({
      title: cutAtWord(title, LIMITS.title),
      description: one(description, LIMITS.description),
    })),
    functional_skills: draft.functional_skills.slice(0, LIMITS.categories).map(({ name, value }) => ({
      name: cutAtWord(name, LIMITS.title),
      value: value.slice(0, LIMITS.skills).map(({ title, description }) => ({
        title: cutAtWord(title, LIMITS.title),
        description: one(description, LIMITS.description),
      })),
    })),
  };
}

function profileOf(draft: Draft): ProfileData {
  return {
    ...emptyProfile(),
    name: draft.name.text,
    role: draft.role.text,
    location: draft.location.text,
    linkedinUrl: draft.linkedinUrl,
    summary: joinParagraphs([draft.summary]),
    highlights: texts(draft.highlights),
    focus_areas: texts(draft.focus_areas),
    industries: texts(draft.industries),
    geographical_coverage: texts(draft.geographical_coverage),
    stage_focus: texts(draft.stage_focus),
    personal_interests: texts(draft.personal_interests),
    certifications: texts(draft.certifications),
    meet_them: joinParagraphs(draft.meet_them),
    sweetspot: joinParagraphs([draft.sweetspot]),
    user_manual: joinParagraphs(draft.user_manual),
    personas: draft.personas.map(({ title, bullets }) => ({ title, bullets: texts(bullets) })),
    superpowers: draft.superpowers.map(({ title, description }) => ({
      title,
      description: description.text,
    })),
    functional_skills: draft.functional_skills.map(({ name, value }) => ({
      name,
      value: value.map(({ title, description }) => ({ title, description: description.text })),
    })),
  };
}

function itemsOf(draft: Draft): EvidenceItem[] {
  const sections: [SectionName, CitedText[]][] = [
    ['basicInfo', [draft.name, draft.role, draft.location]],
    ['description', draft.summary],
    ['keyRoles', draft.highlights],
    ['focusAreas', draft.focus_areas],
    ['industries', draft.industries],
    ['geographicalCoverage', draft.geographical_coverage],
    ['stages', draft.stage_focus],
    ['personalInterests', draft.personal_interests],
    ['certifications', draft.certifications],
    ['meetIntro', draft.meet_them.flat()],
    // A persona's title is supported by the spans of its bullets.
    [
      'personas',
      draft.personas.flatMap(({ title, bullets }) => [
        { text: title, spans: spansOf(...bullets) },
        ...bullets,
      ]),
    ],
    [
      'superpowers',
      draft.superpowers.map(({ title, description }) => ({
        ...description,
        text: description.text || title,
      })),
    ],
    ['sweetSpot', draft.sweetspot],
    ['userManual', draft.user_manual.flat()],
    // The text of a skill without a description is its title, supported by the list that it was read from.
    [
      'functionalSkills',
      draft.functional_skills.flatMap(({ value }) =>
        value.map(({ title, description }) => ({ ...description, text: description.text || title })),
      ),
    ],
  ];
  return sections
    .flatMap(([section, citedTexts]) =>
      citedTexts
        .filter(({ text }) => text !== '')
        .map(({ text, spans }) => ({
          section,
          text,
          spans: spans.slice(0, EVIDENCE_LIMITS.spans).map(cutSpan),
        })),
    )
    .slice(0, EVIDENCE_LIMITS.items);
}

const cutSpan = (span: EvidenceItem['spans'][number]) => ({
  ...span,
  source: span.source.slice(0, EVIDENCE_LIMITS.sourceId),
  quote: span.quote.slice(0, EVIDENCE_LIMITS.quote),
  ...(span.row === undefined ? {} : { row: span.row.slice(0, EVIDENCE_LIMITS.row) }),
});

/** Turns a checked draft into the stored profile and its evidence. */
export function assembleProfile(
  draft: Draft,
  facts: CareerFacts,
): { profile: ProfileData; evidence: Evidence } {
  const fitted = fitToLimits(draft);
  const sources = facts.sources.slice(0, EVIDENCE_LIMITS.sources).map(({ id, kind, name, pages }) => ({
    id: id.slice(0, EVIDENCE_LIMITS.sourceId),
    kind,
    name: name.slice(0, EVIDENCE_LIMITS.sourceName),
    ...(pages === undefined ? {} : { pages }),
  }));
  return { profile: profileOf(fitted), evidence: { sources, items: itemsOf(fitted) } };
}
