import { FileDown } from 'lucide-react';

/** A link that downloads the page as a PDF. */
export function PdfLink({ address }: { address: string }) {
  return (
    <a className="profile-action" href={address} rel="nofollow" download>
      <FileDown aria-hidden />
      <span>Download as PDF</span>
    </a>
  );
}
