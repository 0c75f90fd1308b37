import { useState } from 'react';
import { Checkbox } from '@/web/components/ui/inputs/checkbox';
import { ChoiceCard } from '@/web/components/ui/inputs/choice-card';
import { Combobox } from '@/web/components/ui/inputs/combobox';
import { Field } from '@/web/components/ui/inputs/field';
import { MoneyInput } from '@/web/components/ui/inputs/money-input';
import { SegmentedControl } from '@/web/components/ui/inputs/segmented-control';
import { Slider } from '@/web/components/ui/inputs/slider';
import { Switch } from '@/web/components/ui/inputs/switch';
import { GallerySection, Specimen, SpecimenRow } from './gallery-section';

const COUNTRIES = [
  { value: 'NO', label: 'Norway', code: 'NO' },
  { value: 'MK', label: 'North Macedonia', code: 'MK' },
  { value: 'SG', label: 'Singapore', code: 'SG' },
  { value: 'SE', label: 'Sweden', code: 'SE' },
  { value: 'CH', label: 'Switzerland', code: 'CH' },
  { value: 'VN', label: 'Vietnam', code: 'VN' },
];

/** Checkboxes, switches, segments, cards and lists to choose from; also amounts of money and the slider. */
export function ChoicesSection() {
  const [rate, setRate] = useState<'hourly' | 'daily'>('hourly');
  const [hours, setHours] = useState(20);
  const [salary, setSalary] = useState('180000');
  const [country, setCountry] = useState<string | null>(null);
  const comboboxProps = { options: COUNTRIES, searchLabel: 'Search countries', empty: 'No country found.' };
  return (
    <GallerySection title="Choices" note="Few are shown side by side; many are found by typing.">
      <SpecimenRow columns>
        <Specimen name="checkbox: chosen, not, disabled">
          <span className="grid gap-2">
            <Checkbox defaultChecked>Open to flexible work</Checkbox>
            <Checkbox>Open to full-time work</Checkbox>
            <Checkbox disabled>Not yet available</Checkbox>
          </span>
        </Specimen>
        <Specimen name="switch: on, off, disabled">
          <span className="grid gap-2">
            <Switch defaultChecked>Remote</Switch>
            <Switch>Willing to relocate</Switch>
            <Switch disabled>Published</Switch>
          </span>
        </Specimen>
        <Specimen name="segment: arrow keys move it">
          <SegmentedControl
            label="Rate"
            value={rate}
            onChange={setRate}
            options={[
              { value: 'hourly', label: 'Hourly' },
              { value: 'daily', label: 'Daily' },
            ]}
          />
        </Specimen>
      </SpecimenRow>
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceCard defaultChecked title="Flexible Position" text="Fractional, part-time or project-based." />
        <ChoiceCard title="Full-time Position" text="40 hours per week, one company." />
      </div>
      <SpecimenRow columns>
        <Field label="Salary from" hint="Digits alone, shown with commas.">
          <MoneyInput value={salary} onChange={setSalary} periodText="a year" />
        </Field>
        <Field label={`Hours per week: ${hours} ${hours === 1 ? 'hour' : 'hours'}`}>
          <Slider min={1} max={40} value={hours} onChange={setHours} valueText={`${hours} hours`} />
        </Field>
        <Field label="Country" hint="Found by name and by code.">
          <Combobox {...comboboxProps} placeholder="Add a country" value={country} onChange={setCountry} />
        </Field>
        <Field label="Industry" hint="Disabled until the list is here.">
          <Combobox
            {...comboboxProps}
            placeholder="Add an industry"
            value={null}
            onChange={setCountry}
            disabled
          />
        </Field>
      </SpecimenRow>
    </GallerySection>
  );
}
