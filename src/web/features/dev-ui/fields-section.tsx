import { Field } from '@/web/components/ui/inputs/field';
import { AffixInput, Input, PasswordInput, Textarea } from '@/web/components/ui/inputs/input';
import { GallerySection, SHOW_FIELD_FOCUS, SpecimenRow } from './gallery-section';

/** Text fields with hints, limits and errors. */
export function FieldsSection() {
  return (
    <GallerySection
      title="Fields"
      note="The lower edge is ruled darker, as on a form. What is wrong says what to do."
    >
      <SpecimenRow columns>
        <Field label="Title" hint="As it should read on your profile.">
          <Input defaultValue="Chief Operating Officer" />
        </Field>
        <Field label="Personal email" hint="Focus: two pixels of brass.">
          <Input type="email" placeholder="you@example.com" className={SHOW_FIELD_FOCUS} />
        </Field>
        <Field label="Confirm password" error="Passwords do not match">
          <PasswordInput defaultValue="abcdef" />
        </Field>
        <Field label="Salary from" optional>
          <AffixInput before="USD" after="a year" inputMode="numeric" defaultValue="180000" />
        </Field>
        <Field label="LinkedIn username or URL" error="Please enter your LinkedIn username or URL">
          <AffixInput before="linkedin.com/in/" placeholder="john-doe" />
        </Field>
        <Field label="Address" hint="Disabled while it is being saved.">
          <Input defaultValue="mara-lindqvist" disabled />
        </Field>
      </SpecimenRow>
      <Field
        label="About"
        aside={<a href="#fields">What belongs here?</a>}
        hint="Three sentences are enough."
        className="max-w-measure"
      >
        <Textarea defaultValue="Operator for companies between Series B and first profit. Eighteen years in health services, logistics and software." />
      </Field>
    </GallerySection>
  );
}
