/** What the template of the whole profile is given: everything, in the page's order. */
import type { DocumentStory, ProfileDocument } from '../document';

export function wholeOf(document: ProfileDocument) {
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

/** As the template sets it: what was done and what came of it in one paragraph. */
export const storyRow = ({ where, situation, action, number, counts, result, confirmed }: DocumentStory) => ({
  where,
  situation,
  number,
  counts: number ? counts : '',
  told: [action, result].filter(Boolean).join(' '),
  confirmed,
});
