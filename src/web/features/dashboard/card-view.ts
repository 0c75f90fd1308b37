import { pictureFor } from '@/shared/profile/picture';
import type { ProfileData } from '@/shared/profile/profile-data';

/** The profile as the dashboard's card shows it, with the product's words where a field is empty. */
export function cardView(data: ProfileData) {
  return {
    name: data.name.trim() || 'User',
    title: data.role.trim() || 'Professional',
    // The product stores no company, so its card always shows this word.
    company: 'Company',
    location: data.location.trim() || 'Location',
    about: data.summary.trim() || 'Professional summary not provided.',
    skills: data.focus_areas.filter((area) => area.trim() !== ''),
    profilePicture: pictureFor(data.profilePicture, 'avatar'),
  };
}

export type CardView = ReturnType<typeof cardView>;
