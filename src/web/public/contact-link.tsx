import { Contact } from 'lucide-react';

/** A link that downloads the person's contact card for an address book. */
export function ContactLink({ url }: { url: string }) {
  return (
    <a className="profile-action" href={url} rel="nofollow" download>
      <Contact aria-hidden />
      <span>Save contact (vCard)</span>
    </a>
  );
}
