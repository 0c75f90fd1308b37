/**
 * Removes from lucide-react's icons what our factory (`src/web/components/ui/core/lucide-icon.ts`) does not read: the
 * keys of their shapes, which are random characters that hardly compress, and a size. 0.8 KB of the dashboard.
 */

/** A Vite plugin that does so in the build. */
export function iconOutlines() {
  return {
    name: 'icon-outlines',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: withOutlinesOnly(code), map: null }),
    },
  };
}

/** The source of an icon's module with its name and outlines alone. */
export function withOutlinesOnly(code) {
  return code.replace(/,\s+key: "\w+"/g, '').replace(/\n *size: 24,|\n__iconData\.node;/g, '');
}
