import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { chooseTheme, type ThemeChoice, useTheme } from '@/web/lib/theme/use-theme';
import { SettingsCard } from './settings-card';

const THEME_CHOICES = [
  { value: 'light', text: 'Light', Icon: Sun },
  { value: 'dark', text: 'Dark', Icon: Moon },
  { value: 'system', text: 'System', Icon: Monitor },
] as const;

/** The theme of this browser. */
export function AppearanceCard() {
  return (
    <SettingsCard title="Appearance" about="For this browser. System follows what your device is set to.">
      <div>
        <SegmentedControl<ThemeChoice>
          label="Theme"
          value={useTheme()}
          onChange={chooseTheme}
          options={THEME_CHOICES.map(({ value, text, Icon }) => ({
            value,
            name: text,
            label: (
              <span className="inline-flex items-center gap-2">
                <Icon aria-hidden className="size-4" />
                {text}
              </span>
            ),
          }))}
        />
      </div>
    </SettingsCard>
  );
}
