/** What the template of the whole profile is given: everything, in the page's order. */
import type { ProfileDocument } from '../document';

export function wholeOf(document: ProfileDocument) {
  const {
    description,
    meet,
    personas,
    superpowers,
    roles,
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
    sweet_spot: sweetSpot,
    engagement,
    skills,
    manual: manual.paragraphs.length > 0 ? manual : null,
    facts,
  };
}
