/** The cards that every dashboard shows, in one file that is loaded at the same time as the profile. */
export { ProfileCard } from './profile-card';
export { PublicPageCard } from './public-page-card';
