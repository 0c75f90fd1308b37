import { FileDown } from 'lucide-react';

/** A link that downloads the page as a PDF. */
export function PdfLink({ url }: { url: string }) {
  return (
    <a className="profile-action" href={url} rel="nofollow" download>
      <FileDown aria-hidden />
      <span>Download as PDF</span>
    </a>
  );
}
