import type { ComponentProps, CSSProperties } from 'react';
import { useFieldProps } from './field-context';

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'min' | 'max' | 'step'> {
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value in words, '20 hours'. */
  valueText?: string;
}

const THUMB_CLASS =
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-[1.5px] [&::-webkit-slider-thumb]:border-primary [&::-webkit-slider-thumb]:bg-surface ' +
  '[&::-webkit-slider-thumb]:shadow-1 [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-5 ' +
  '[&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-[1.5px] [&::-moz-range-thumb]:border-primary [&::-moz-range-thumb]:bg-surface';

/** A slider for a number between two bounds, by pointer and arrow keys. */
export function Slider({ value, min, max, step = 1, onChange, valueText, className, ...rest }: SliderProps) {
  const fraction = (value - min) / (max - min || 1);
  return (
    <span className={`relative block h-6 ${className ?? ''}`} style={{ '--at': fraction } as CSSProperties}>
      <span className="absolute inset-x-0 top-[calc(50%-1.5px)] h-[3px] rounded-[3px] bg-rule-strong" />
      <span className="absolute top-[calc(50%-1.5px)] left-0 h-[3px] w-[calc(var(--at)*(100%-1.25rem)+.625rem)] rounded-[3px] bg-primary" />
      <input
        {...rest}
        {...useFieldProps(rest)}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={`absolute inset-0 m-0 w-full cursor-pointer appearance-none rounded-sm bg-transparent ${THUMB_CLASS}`}
      />
    </span>
  );
}
