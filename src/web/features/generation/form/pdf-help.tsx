import { ChevronDown, FileDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** Instructions for LinkedIn's PDF in three steps, collapsed so that the drop zone is visible without scrolling. */
export function PdfHelp() {
  return (
    <details className="group rounded-md border border-rule bg-sunken px-4.5 py-1 open:pb-4.5">
      <summary className="flex min-h-control list-none items-center gap-2 font-emphasis [&::-webkit-details-marker]:hidden">
        <FileDown className="size-4.5" />
        How to save your LinkedIn profile to PDF
        <ChevronDown className="ml-auto size-4.5 text-ink-3 transition-[rotate] group-open:rotate-180" />
      </summary>
      <ol className="mt-2 grid gap-4 lg:grid-cols-3 lg:gap-5">
        <Step number={1} picture={<ProfilePicture />}>
          Open your own profile and choose <b>Resources</b> (or <b>More</b>) under your name.
        </Step>
        <Step number={2} picture={<MenuPicture />}>
          Pick <b>Save to PDF</b> from the list. It downloads at once.
        </Step>
        <Step number={3} picture={<FilePicture />}>
          Drop the file, usually <b>Profile.pdf</b>, in the box above.
        </Step>
      </ol>
    </details>
  );
}

function Step({ number, picture, children }: { number: number; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-2 text-ink-2 text-sm max-lg:grid-cols-[5.5rem_1fr] max-lg:items-center max-lg:gap-4 max-[16rem]:grid-cols-1 [&_b]:font-semibold [&_b]:text-ink">
      <svg
        viewBox="0 0 160 96"
        aria-hidden="true"
        fill="none"
        strokeWidth="1.5"
        className="h-auto w-full rounded-sm border border-rule bg-surface stroke-rule-strong [&_.mark]:stroke-accent"
      >
        {picture}
      </svg>
      <span className="text-pretty">
        <span className="font-semibold text-ink">{number}. </span>
        {children}
      </span>
    </li>
  );
}

const ProfilePicture = () => (
  <>
    <circle cx="28" cy="30" r="13" />
    <path d="M50 25h56M50 35h36" />
    <rect x="14" y="56" width="34" height="14" rx="7" />
    <rect className="mark" x="100" y="56" width="46" height="14" rx="7" />
    <path className="mark" d="M109 63h28" />
  </>
);

const MenuPicture = () => (
  <>
    <rect x="44" y="12" width="84" height="72" rx="4" />
    <path d="M56 26h44M56 62h36M56 74h44" />
    <rect className="mark" x="49" y="36" width="74" height="16" rx="3" />
    <path className="mark" d="M56 44h52" />
  </>
);

const FilePicture = () => (
  <>
    <path d="M58 12h30l14 14v58H58z" />
    <path d="M88 12v14h14" />
    <path className="mark" d="M80 40v24m-9-9 9 9 9-9" />
  </>
);
