import { Monitor, Moon, Sun } from 'lucide-react';
import { chooseTheme, type ThemeChoice, useTheme } from '@/web/lib/theme/use-theme';
import { IconButton } from '../ui/buttons/button';
import { SegmentedControl } from '../ui/inputs/segmented-control';

const CHOICES = [
  { value: 'light', name: 'Light', icon: Sun },
  { value: 'dark', name: 'Dark', icon: Moon },
  { value: 'system', name: 'As the system', icon: Monitor },
] as const;

export interface ThemeToggleProps {
  /** Whether one button cycles through the three choices, instead of three buttons. */
  compact?: boolean;
  /** Whether the three buttons fill the available width. */
  wide?: boolean;
  /** Whether it is on a sunken background; see `SegmentedControl`. */
  quiet?: boolean;
}

/** A choice of theme: light, dark, or the system's. */
export function ThemeControl({ compact, wide, quiet }: ThemeToggleProps) {
  const choice = useTheme();
  if (compact) {
    const currentIndex = CHOICES.findIndex(({ value }) => value === choice);
    const current = CHOICES[currentIndex]!;
    const next = CHOICES[(currentIndex + 1) % CHOICES.length]!;
    return (
      <IconButton
        label={`Theme: ${current.name.toLowerCase()}. Change to ${next.name.toLowerCase()}`}
        title={`Theme: ${current.name.toLowerCase()}`}
        size="md"
        onClick={() => chooseTheme(next.value)}
      >
        <current.icon aria-hidden />
      </IconButton>
    );
  }
  return (
    <SegmentedControl<ThemeChoice>
      label="Theme"
      size="sm"
      wide={wide}
      quiet={quiet}
      value={choice}
      onChange={chooseTheme}
      options={CHOICES.map(({ value, name, icon: Icon }) => ({
        value,
        name,
        label: <Icon aria-hidden className="size-4" />,
      }))}
    />
  );
}
