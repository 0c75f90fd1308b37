import { useState } from 'react';
import { Avatar } from '@/web/components/ui/display/avatar';
import { Badge } from '@/web/components/ui/display/badge';
import { Chip, Chips } from '@/web/components/ui/display/chip';
import { Tabs } from '@/web/components/ui/display/tabs';
import { GallerySection, Specimen, SpecimenRow } from './gallery-section';

const PLACES = ['Singapore', 'Oslo, Norway', 'Jakarta, Indonesia'];
/** A drawing of a person in place of a photo. */
const PHOTO_DATA_URL =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Crect width='9' height='9' fill='%23b9a88a'/%3E%3Ccircle cx='4.5' cy='3.6' r='1.6' fill='%235b4a35'/%3E%3Cpath d='M1 9a3.5 3.2 0 0 1 7 0' fill='%235b4a35'/%3E%3C/svg%3E";

/** Badges, chips, the avatar and tabs. */
export function LabelsSection() {
  const [places, setPlaces] = useState(PLACES);
  return (
    <>
      <GallerySection title="Badges and chips" note="Badges state. Chips hold, and can be removed.">
        <div className="flex flex-wrap gap-2">
          <Badge tone="blue">In Review</Badge>
          <Badge tone="green">Interview Scheduled</Badge>
          <Badge tone="yellow">Application Submitted</Badge>
          <Badge tone="red">Needs you</Badge>
          <Badge>Closed</Badge>
          <Badge tone="brass">Next</Badge>
          <Badge tone="line">Private</Badge>
        </div>
        <Chips label="Places">
          {places.map((place) => (
            <Chip key={place} onRemove={() => setPlaces(places.filter((other) => other !== place))}>
              {place}
            </Chip>
          ))}
          <Chip>Unit economics</Chip>
        </Chips>
      </GallerySection>
      <GallerySection
        title="Avatar"
        note="Initials on a plate drawn as a compass ring; a photo where there is one."
      >
        <SpecimenRow>
          <Specimen name="xl">
            <Avatar name="Mara Lindqvist" size="xl" />
          </Specimen>
          <Specimen name="lg">
            <Avatar name="Tomás Ferreira" size="lg" />
          </Specimen>
          <Specimen name="md">
            <Avatar name="Mara Lindqvist" />
          </Specimen>
          <Specimen name="sm">
            <Avatar name="Mara Lindqvist" size="sm" />
          </Specimen>
          <Specimen name="no name">
            <Avatar name="" />
          </Specimen>
          <Specimen name="a photo">
            <Avatar name="Mara Lindqvist" src={PHOTO_DATA_URL} />
          </Specimen>
          <Specimen name="a photo that is gone">
            <Avatar name="Mara Lindqvist" src="data:," />
          </Specimen>
        </SpecimenRow>
      </GallerySection>
      <GallerySection title="Tabs" note="A brass rule under the open one. Arrow keys move.">
        <Tabs
          label="Sample"
          items={[
            {
              value: 'first',
              label: 'The First Operator',
              content: 'Sets the first weekly operating review.',
            },
            {
              value: 'integrator',
              label: 'The Integrator',
              content: 'Leads integrations without losing a country manager.',
            },
            { value: 'steady', label: 'The Steady Hand', content: 'Stays until the successor has the room.' },
          ]}
        />
      </GallerySection>
    </>
  );
}
