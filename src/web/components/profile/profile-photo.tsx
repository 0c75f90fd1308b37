import { pictureFor } from '@/shared/profile/picture';
import { PhotoPlaceholder } from '../ui/display/photo-placeholder';

/** The photo over a placeholder with initials, which is visible if the photo cannot be loaded. */
export function ProfilePhoto({ name, url }: { name: string; url: string }) {
  const source = pictureFor(url, 'profile');
  if (!source) return <PhotoPlaceholder name={name} className="profile-picture" />;
  return (
    <div className="profile-portrait">
      <div aria-hidden>
        <PhotoPlaceholder name={name} className="profile-picture" />
      </div>
      <img
        className="profile-picture"
        src={source}
        alt={name.trim() || 'Professional'}
        width={176}
        height={176}
        // On server-rendered pages `public/browser/hide-broken-photo.ts` does the same.
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
    </div>
  );
}
