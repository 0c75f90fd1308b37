import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withOutlinesOnly } from './icon-outlines.mjs';

const icons = 'node_modules/lucide-react/dist/esm/icons';
const namesOfIcons = readdirSync(icons).filter((name) => name.endsWith('.mjs'));

describe('the outlines of icons', () => {
  it('are all that is left of an icon besides its name', () => {
    const text = withOutlinesOnly(readFileSync(join(icons, 'arrow-left.mjs'), 'utf8'));
    expect(text).toContain(`const __iconData = {
  name: "arrow-left",
  node: [
    ["path", { d: "m12 19-7-7 7-7" }],
    ["path", { d: "M19 12H5" }]
  ]
};
const ArrowLeft = createLucideIcon(__iconData);`);
  });

  it('are left without keys in every icon of the library', () => {
    expect(namesOfIcons.length).toBeGreaterThan(1_000);
    const withRest = namesOfIcons.filter((name) =>
      /\bkey:|\bsize:|__iconData\.node/.test(withOutlinesOnly(readFileSync(join(icons, name), 'utf8'))),
    );
    expect(withRest).toEqual([]);
  });
});
