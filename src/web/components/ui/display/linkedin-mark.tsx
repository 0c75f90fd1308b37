/** LinkedIn's mark, in the colour of the text, for buttons that lead there. */
export function LinkedInMark({ className = 'size-4.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d="M20.45 2H3.55A1.55 1.55 0 0 0 2 3.55v16.9C2 21.3 2.7 22 3.55 22h16.9c.85 0 1.55-.7 1.55-1.55V3.55C22 2.7 21.3 2 20.45 2ZM8 18.75H5.1V9.6H8v9.15ZM6.55 8.3a1.68 1.68 0 1 1 0-3.36 1.68 1.68 0 0 1 0 3.36Zm12.25 10.45h-2.87v-4.48c0-1.06-.02-2.43-1.48-2.43-1.48 0-1.7 1.16-1.7 2.36v4.55H9.9V9.6h2.74v1.25h.04a3 3 0 0 1 2.7-1.48c2.9 0 3.43 1.9 3.43 4.38v5Z" />
    </svg>
  );
}
