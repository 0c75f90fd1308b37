/** Class names of a button, shared with links that look like one. */
import { cx } from '../core/cx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'on-deck';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonStyle {
  /**
   * Defaults to `secondary`. A view has one `primary` button; `on-deck` is for the dark panel with the `--deck`
   * colours.
   */
  variant?: ButtonVariant;
  /** Height: 32, 40 or 48 px; on touch widths 36, 44, 48. Defaults to `md`. */
  size?: ButtonSize;
  /** Whether it fills the available width. */
  wide?: boolean;
}

const BASE_CLASS =
  'relative inline-flex max-w-full items-center justify-center gap-2 rounded-sm border font-emphasis leading-tight ' +
  'whitespace-nowrap no-underline max-[16rem]:whitespace-normal max-[16rem]:px-2 max-[16rem]:[overflow-wrap:anywhere] select-none transition-[background-color,border-color,color,translate] ' +
  'active:translate-y-px disabled:translate-y-0 aria-disabled:translate-y-0 ' +
  'data-spinning:gap-1.5 disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-busy:cursor-progress';

/** A disabled button is grey whatever its variant; a busy one keeps its colours. */
const DISABLED_CLASS =
  'disabled:not-aria-busy:border-rule disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-ink-3 ' +
  'aria-disabled:not-aria-busy:border-rule aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-ink-3';

const VARIANT_CLASSES: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-rule-strong border-b-field-line bg-surface text-ink hover:border-ink-3 hover:bg-paper',
  quiet: 'border-transparent text-primary hover:bg-sunken',
  danger: 'border-transparent bg-danger text-surface hover:brightness-[.92]',
  'danger-quiet': 'border-transparent text-danger hover:bg-danger-soft',
  'on-deck': 'border-transparent bg-[#fff] text-[#16202b] hover:bg-[#f3e9d6]',
};

/** While a spinner is shown, the padding shrinks by the 18 px of ring and gap, so that the width stays. */
const SIZE_CLASSES: Record<ButtonSize, string> = {
  sm: 'min-h-control-sm px-3 py-0.5 text-sm data-spinning:px-[3px]',
  md: 'min-h-control px-4 py-1.5 text-ui data-spinning:px-[7px]',
  lg: 'min-h-control-lg px-6 py-1.5 text-base data-spinning:px-[15px]',
};

/** The class names of a button, with `extra` ones at the end. */
export function buttonClass(
  { variant = 'secondary', size = 'md', wide }: ButtonStyle,
  extra?: string,
): string {
  return cx(
    BASE_CLASS,
    VARIANT_CLASSES[variant],
    SIZE_CLASSES[size],
    DISABLED_CLASS,
    wide && 'w-full',
    extra,
  );
}
