import { Contact } from 'lucide-react';

/** Takes the person's contact along as a card for an address book. */
export function ContactLink({ address }: { address: string }) {
  return (
    <a className="profile-action" href={address} rel="nofollow" download>
      <Contact aria-hidden />
      <span>Save contact (vCard)</span>
    </a>
  );
}
