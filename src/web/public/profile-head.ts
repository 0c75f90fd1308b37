import type { PublicProfilePage } from '@/server/pages/renderer';
import type { ProfileData } from '@/shared/profile';
import { readPictureAddress } from '@/shared/profile-picture';
import { lines } from '../components/profile/text';
import { webAddress } from '../components/profile/url';
import type { HeadProps } from './head';

/** Longer descriptions are cut off by those who show them. */
const DESCRIPTION_MAX = 200;

/** Whole words up to a length, with an ellipsis when something was left out. */
export function clip(text: string, max: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= max) return flat;
  const cut = flat.slice(0, max).replace(/\s+\S*$/u, '');
  return `${cut.replace(/[,;:.\s]+$/u, '')}…`;
}

function describe(profile: ProfileData): string {
  const prose = lines(profile.summary)[0] ?? lines(profile.meet_them)[0];
  if (prose) return clip(prose, DESCRIPTION_MAX);
  const who = [profile.role, profile.location].filter(Boolean).join(', ');
  return clip([profile.name, who].filter(Boolean).join(': '), DESCRIPTION_MAX);
}

/** The JPEG: not everyone who shows previews reads WebP. */
function previewImage({ profilePicture }: ProfileData, appUrl: string): string | undefined {
  return readPictureAddress(profilePicture) ? appUrl + profilePicture : undefined;
}

function linkedData(profile: ProfileData, canonical: string, image: string | undefined) {
  const sameAs = webAddress(profile.linkedinUrl);
  const list = (items: string[]) => (items.length ? items : undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: canonical,
    mainEntity: {
      '@type': 'Person',
      '@id': `${canonical}#person`,
      name: profile.name,
      jobTitle: profile.role || undefined,
      description: describe(profile) || undefined,
      url: canonical,
      image,
      homeLocation: profile.location ? { '@type': 'Place', name: profile.location } : undefined,
      knowsAbout: list([...lines(profile.focus_areas), ...lines(profile.industries)]),
      hasCredential: list(lines(profile.certifications))?.map((name) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
      })),
      sameAs: sameAs ? [sameAs] : undefined,
    },
  };
}

/** The `<head>` of a profile: what a search result, a shared link and a machine learn about the person. */
export function profileHead({ profile, path, card, appUrl, indexable }: PublicProfilePage): HeadProps {
  const canonical = appUrl + path;
  const image = previewImage(profile, appUrl);
  const name = profile.name.trim() || 'Professional';
  const [first = '', ...rest] = name.split(/\s+/);
  return {
    title: `${clip([name, profile.role].filter(Boolean).join(', '), 110)} | Quarterdeck`,
    description: describe(profile),
    canonical,
    indexable,
    image: card ? appUrl + card : image,
    imageAlt: card ? [name, profile.role].filter(Boolean).join(', ') : name,
    largeImage: card !== undefined,
    ogType: 'profile',
    names: { first, last: rest.join(' ') },
    jsonLd: linkedData(profile, canonical, image),
  };
}
