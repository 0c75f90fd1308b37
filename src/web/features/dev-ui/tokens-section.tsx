import { useLayoutEffect, useRef, useState } from 'react';
import { useTheme } from '@/web/lib/theme/use-theme';
import { contrastRatioOf } from './contrast';
import { GallerySection } from './gallery-section';

const COLOUR_PAIRS = [
  ['--ink', '--paper'],
  ['--ink-2', '--paper'],
  ['--ink-3', '--paper'],
  ['--ink', '--surface'],
  ['--ink-3', '--sunken'],
  ['--primary', '--paper'],
  ['--on-primary', '--primary'],
  ['--accent', '--paper'],
  ['--accent-text', '--accent-soft'],
  ['--success', '--success-soft'],
  ['--danger', '--danger-soft'],
  ['--warning', '--warning-soft'],
  ['--info', '--info-soft'],
  ['--on-deck-2', '--deck'],
] as const;

const HEADING_SIZES = [
  ['text-4xl', 'Display'],
  ['text-3xl', 'Page title'],
  ['text-2xl', 'Panel title'],
  ['text-xl', 'Section title'],
] as const;

const TEXT_SIZES = [
  ['text-read', 'To read, 17'],
  ['text-ui', 'Interface, 15'],
  ['text-sm', 'Caption, 14'],
  ['text-xs', 'Badge, 12.5'],
] as const;

/** Pairs of colours with their contrast, and the sizes of type. */
export function TokensSection() {
  return (
    <>
      <GallerySection
        title="Colour"
        note="Text on its ground, with the contrast it has. Small text needs 4.5."
      >
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {COLOUR_PAIRS.map(([text, ground]) => (
            <ColourPair key={text + ground} text={text} ground={ground} />
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Type" note="Newsreader for headings, Instrument Sans for all else.">
        <div className="grid gap-4">
          {HEADING_SIZES.map(([size, name]) => (
            <div key={size} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className={`font-display ${size}`}>Grew the company to 310 people</p>
              <span className="text-ink-3 text-xs">{name}</span>
            </div>
          ))}
        </div>
        <div className="grid gap-3 border-rule border-t pt-5">
          {TEXT_SIZES.map(([size, name]) => (
            <div key={size} className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className={size}>
                Set the first weekly operating review, still run unchanged five years on.
              </p>
              <span className="text-ink-3 text-xs">{name}</span>
            </div>
          ))}
        </div>
      </GallerySection>
    </>
  );
}

function ColourPair({ text, ground }: { text: string; ground: string }) {
  const item = useRef<HTMLLIElement>(null);
  const [ratio, setRatio] = useState(0);
  const theme = useTheme();
  useLayoutEffect(() => {
    const { color, backgroundColor } = getComputedStyle(item.current!);
    setRatio(contrastRatioOf(color, backgroundColor));
  }, [theme]);
  return (
    <li
      ref={item}
      className="grid gap-1 rounded-sm p-3 text-sm shadow-[inset_0_0_0_1px_var(--rule)]"
      style={{ color: `var(${text})`, background: `var(${ground})` }}
    >
      <span className="font-semibold tabular-nums">{ratio.toFixed(1)}</span>
      <span className="text-xs">
        {text.slice(2)} on {ground.slice(2)}
      </span>
    </li>
  );
}
