/** The input of the template of the whole profile: all of its data, and the order of the sections. */
import type { StorySection } from '@/shared/profile/story-sections';
import type { DocumentStory, ProfileDocument } from '../document';

/** A section of the document. The facts of the narrow column are one section here. */
type Section = StorySection | 'description' | 'references' | 'facts';

/** The order of sections that resume parsers expect: the career right after the introduction. */
const SECTION_ORDER: readonly Section[] = [
  'meetIntro',
  'description',
  'keyRoles',
  'superpowers',
  'caseStories',
  'references',
  'sweetSpot',
  'engagement',
  'personas',
  'functionalSkills',
  'facts',
  'userManual',
];

/** The order of sections in a private version: that of its page, with the sections beside its main column. */
function orderOfVersion(order: readonly StorySection[]): Section[] {
  const lastWorkIndex = order.findLastIndex((section) => section === 'superpowers' || section === 'keyRoles');
  return [
    ...order.flatMap((section, index): Section[] => [
      section,
      ...(section === 'meetIntro' ? (['description'] as const) : []),
      ...(index === lastWorkIndex ? (['references'] as const) : []),
    ]),
    'facts',
  ];
}

/**
 * The content of the whole profile for its template.
 * @param versionOrder the order of a private version's sections
 */
export function wholeOf(document: ProfileDocument, versionOrder?: readonly StorySection[]) {
  const {
    description,
    meet,
    personas,
    superpowers,
    roles,
    stories,
    sweetSpot,
    engagement,
    skills,
    manual,
    facts,
    references,
  } = document;
  return {
    order: versionOrder ? orderOfVersion(versionOrder) : SECTION_ORDER,
    name: document.name,
    role: document.role,
    place: document.place,
    linkedin: document.links.linkedin?.replace(/^https?:\/\/(www\.)?|(?<!\/)\/+$/g, '') ?? '',
    meet: meet.paragraphs.length > 0 ? meet : null,
    description,
    personas,
    superpowers,
    roles,
    references,
    stories: stories.map(storyRow),
    sweet_spot: sweetSpot,
    engagement,
    skills,
    manual: manual.paragraphs.length > 0 ? manual : null,
    facts,
  };
}

/** The story for the template, with action and result in one paragraph. */
export const storyRow = ({ where, situation, action, number, counts, result, confirmed }: DocumentStory) => ({
  where,
  situation,
  number,
  counts: number ? counts : '',
  text: [action, result].filter(Boolean).join(' '),
  confirmed,
});
