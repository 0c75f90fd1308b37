/** The first element in the tab order: skips the navigation and leads to `#main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="-top-16 fixed left-4 z-70 rounded-sm bg-primary px-4 py-2 text-on-primary no-underline focus:top-4"
    >
      Skip to content
    </a>
  );
}
