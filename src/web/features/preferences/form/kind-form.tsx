import { type ReactNode, useId } from 'react';
import { IndustriesField } from '../fields/industries-field';
import { CurrentLocationField, PreferredLocationsField, RemoteField } from '../fields/location-fields';
import { PlacesCredit } from '../fields/places-credit';
import { TimezoneField } from '../fields/timezone-field';
import type { PreferenceLists } from '../use-preferences';
import { PreferenceSection } from './preference-section';

export interface KindFormProps {
  kind: 'fullTime' | 'fractional';
  title: string;
  lists: PreferenceLists;
  /** Whether the title is shown: only if both kinds are on the screen. */
  showsTitle: boolean;
  /** The fields about pay. */
  pay: ReactNode;
  /** Further fields about availability, and their explanation. */
  availability: ReactNode;
  availabilityText: string;
  /** Whether the form above asks for time zone and current location too, which both kinds of work share. */
  repeatsSharedFields?: boolean;
}

/** The questions of one kind of work. */
export function KindForm(props: KindFormProps) {
  const { kind, title, lists, showsTitle, pay, availability, availabilityText, repeatsSharedFields } = props;
  const id = useId();
  const sharedFieldsText = repeatsSharedFields ? ' Timezone and current location are the same for both.' : '';
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className={showsTitle ? 'pb-4 text-2xl' : 'sr-only'}>
        {title}
      </h2>
      {pay}
      <PreferenceSection title="Availability" text={availabilityText}>
        {availability}
        <TimezoneField timezones={lists.timezones} />
      </PreferenceSection>
      <PreferenceSection
        title="Location and remote work"
        text={
          <>
            <p>Where you are, and where you would go.{sharedFieldsText}</p>
            <div className="mt-2">
              <PlacesCredit />
            </div>
          </>
        }
      >
        <CurrentLocationField />
        <PreferredLocationsField kind={kind} />
        <RemoteField kind={kind} />
      </PreferenceSection>
      <PreferenceSection title="Industry preferences" text="Where you would look first.">
        <IndustriesField name={`${kind}.industries`} industries={lists.industries} />
      </PreferenceSection>
    </section>
  );
}
