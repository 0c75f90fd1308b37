import type { PublicProfilePage } from '@/server/pages/renderer';
import { CARD_SIZE } from '@/shared/images/social-card';
import { profileLanguage } from '@/shared/profile/language';
import { readPicturePath } from '@/shared/profile/picture';
import type { ProfileData } from '@/shared/profile/profile-data';
import type { ShownReference } from '@/shared/references/reference';
import { truncateText } from '@/shared/text/truncate-text';
import { nonEmptyLines } from '../components/profile/text';
import { webUrl } from '../components/profile/url';
import { schemaOfferOf } from './engagement-data';
import type { HeadProps } from './head';
import { occupationsOf, presentEmployersOf } from './occupations';
import { languagesOf, schoolsOf } from './person-facts';

/** Maximum characters of the name and role in the title. */
const MAX_TITLE_CHARACTERS = 110;
/** Maximum characters of a description: search engines cut off longer ones. */
const MAX_DESCRIPTION_CHARACTERS = 200;

/**
 * Joins the lines of a text. If that is longer than `max` characters, it is cut between words, or within the first word
 * of a script without spaces, and ends in an ellipsis.
 */
export function truncateAtWord(text: string, max: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = truncateText(flat.slice(0, max).replace(/\s+\S*$/u, ''), max - 1);
  return `${cut.replace(/[,;:.\s]+$/u, '')}…`;
}

function descriptionOf(profile: ProfileData): string {
  const prose = nonEmptyLines(profile.summary)[0] ?? nonEmptyLines(profile.meet_them)[0];
  if (prose) return truncateAtWord(prose, MAX_DESCRIPTION_CHARACTERS);
  const position = [profile.role, profile.location].filter(Boolean).join(', ');
  return truncateAtWord([profile.name, position].filter(Boolean).join(': '), MAX_DESCRIPTION_CHARACTERS);
}

/** The absolute URL of the photo as JPEG, since not every link preview supports WebP; `undefined` without one. */
function photoUrl({ profilePicture }: ProfileData, appUrl: string): string | undefined {
  return readPicturePath(profilePicture) ? appUrl + profilePicture : undefined;
}

interface SharedPicture {
  url: string;
  alt: string;
  /** In pixels; absent for a photo, which has several sizes. */
  size?: { width: number; height: number };
}

/** Returns the preview picture of a shared link: the page's card, else the photo, else the product's own picture. */
function sharedPicture({ profile, card, appUrl }: PublicProfilePage, name: string): SharedPicture {
  if (card) {
    const alt = [name, profile.role].filter(Boolean).join(', ');
    return { url: appUrl + card, alt, size: CARD_SIZE };
  }
  const photo = photoUrl(profile, appUrl);
  return photo
    ? { url: photo, alt: name }
    : { url: `${appUrl}/social.png`, alt: 'Quarterdeck', size: CARD_SIZE };
}

/** References as schema.org reviews of the person by their referees, without a rating, since none was given. */
function reviewsOf(references: readonly ShownReference[], person: string) {
  return references
    .filter(({ words }) => words !== '')
    .map(({ name, office, words, day }) => ({
      '@type': 'Review',
      itemReviewed: { '@id': person },
      author: { '@type': 'Person', name, jobTitle: office || undefined },
      reviewBody: words,
      datePublished: day,
    }));
}

function linkedData(page: PublicProfilePage, canonical: string) {
  const { profile, appUrl, modified, references } = page;
  const image = photoUrl(profile, appUrl);
  const sameAs = webUrl(profile.linkedinUrl);
  const undefinedIfEmpty = <T>(items: readonly T[]) => (items.length ? items : undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: canonical,
    dateModified: modified,
    inLanguage: profileLanguage(profile),
    hasPart: undefinedIfEmpty(reviewsOf(references, `${canonical}#person`)),
    mainEntity: {
      '@type': 'Person',
      '@id': `${canonical}#person`,
      name: profile.name,
      jobTitle: profile.role || undefined,
      description: descriptionOf(profile) || undefined,
      url: canonical,
      image,
      worksFor: undefinedIfEmpty(presentEmployersOf(profile))?.map((employer) => ({
        '@type': 'Organization',
        name: employer,
      })),
      hasOccupation: occupationsOf(profile),
      alumniOf: undefinedIfEmpty(schoolsOf(profile))?.map((school) => ({
        '@type': 'EducationalOrganization',
        name: school,
      })),
      knowsLanguage: undefinedIfEmpty(languagesOf(profile)),
      homeLocation: profile.location ? { '@type': 'Place', name: profile.location } : undefined,
      knowsAbout: undefinedIfEmpty([
        ...nonEmptyLines(profile.focus_areas),
        ...nonEmptyLines(profile.industries),
      ]),
      hasCredential: undefinedIfEmpty(nonEmptyLines(profile.certifications))?.map((name) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
      })),
      makesOffer: schemaOfferOf(profile.engagement, profile.role),
      sameAs: sameAs ? [sameAs] : undefined,
    },
  };
}

/** The `<head>` of a profile: what search results, link previews and machines learn about the person. */
export function profileHead(page: PublicProfilePage): HeadProps {
  const { profile, path, appUrl, indexable } = page;
  const canonical = appUrl + path;
  const name = profile.name.trim() || 'Professional';
  const [first = '', ...lastNames] = name.split(/\s+/);
  const picture = sharedPicture(page, name);
  return {
    title: `${truncateAtWord([name, profile.role].filter(Boolean).join(', '), MAX_TITLE_CHARACTERS)} | Quarterdeck`,
    description: descriptionOf(profile),
    canonical,
    indexable,
    image: picture.url,
    imageAlt: picture.alt,
    imageSize: picture.size,
    ogType: 'profile',
    names: { first, last: lastNames.join(' ') },
    jsonLd: linkedData(page, canonical),
  };
}
