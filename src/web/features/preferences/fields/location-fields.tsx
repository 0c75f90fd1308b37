import { useController } from 'react-hook-form';
import { Chip, Chips } from '@/web/components/ui/display/chip';
import { Field } from '@/web/components/ui/inputs/field';
import { Switch } from '@/web/components/ui/inputs/switch';
import type { FormValues } from '../form/values';
import { PlaceInput } from './place-input';

/** The two kinds of work, each with preferences of its own. */
type WorkKind = 'fullTime' | 'fractional';

/** Field for the current location, which both kinds of work share. */
export function CurrentLocationField() {
  const { field } = useController<FormValues, 'currentLocationObj'>({ name: 'currentLocationObj' });
  return (
    <Field label="Current location">
      <PlaceInput value={field.value} onChange={field.onChange} placeholder="Start typing a city" />
    </Field>
  );
}

/** Field for the places where the person would like to work. */
export function PreferredLocationsField({ kind }: { kind: WorkKind }) {
  const name = `${kind}.locations` as const;
  const { field } = useController<FormValues, typeof name>({ name });
  const places = field.value;
  return (
    <div className="grid gap-2.5">
      <Field label="Preferred locations">
        <PlaceInput
          clearsAfterChoice
          value={null}
          placeholder="Add a city or country"
          onChange={(place) => {
            if (!place || places.some((other) => other.place_id === place.place_id)) return;
            field.onChange([place, ...places]);
          }}
        />
      </Field>
      {places.length > 0 && (
        <Chips label="Chosen: Preferred locations">
          {places.map((place) => (
            <Chip
              key={place.place_id}
              onRemove={() => field.onChange(places.filter((other) => other.place_id !== place.place_id))}
            >
              {place.label}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}

/** Switch for work from anywhere. */
export function RemoteField({ kind }: { kind: WorkKind }) {
  const name = `${kind}.remote_ok` as const;
  const { field } = useController<FormValues, typeof name>({ name });
  const { value, onChange, ...switchProps } = field;
  return (
    <Switch {...switchProps} checked={value} onChange={(event) => onChange(event.target.checked)}>
      <span className="font-emphasis text-sm">Remote work suits me</span>
    </Switch>
  );
}
