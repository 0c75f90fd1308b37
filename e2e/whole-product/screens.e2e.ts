/** Every screen in both widths and both themes. It takes minutes, so it is only part of the full run. */
import { findViolations } from '../support/accessibility';
import { inEveryVariant, onEveryScreen } from '../support/screens';
import { expect } from '../support/test';

onEveryScreen(
  'no accessibility rule is broken, and nothing scrolls sideways, at any width in any theme @full',
  (page) => (name, widths) =>
    inEveryVariant(
      page,
      async (width, theme) => {
        const violations = (await findViolations(page)).map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`,
        );
        expect.soft(violations, `${name} at ${width} px, ${theme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${name} at ${width} px scrolls sideways`).toBe(0);
      },
      widths,
    ),
);
