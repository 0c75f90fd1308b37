/**
 * Creates a component from an icon's outlines, replacing lucide-react's own factory (`vite.config.ts`), which also
 * supports other frameworks, a provider and accessible names: 1 KB on every screen.
 */
import { createElement, type SVGProps } from 'react';
import { REGULAR_STROKE } from './icon-strokes';

type Shape = [tag: string, attributes: Record<string, string>];

/**
 * Replaces the function that lucide-react's icon files call.
 * @returns a decorative icon, 24 px square unless a class sets another size
 */
export default function createLucideIcon({ name, node }: { name: string; node: readonly Shape[] }) {
  function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: REGULAR_STROKE,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  }
  return Icon;
}
