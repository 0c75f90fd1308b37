import { ArrowRight } from 'lucide-react';
import { Identity } from '../../components/profile/identity';
import { MeetSection } from '../../components/profile/meet';
import { Superpowers } from '../../components/profile/superpowers';
import { nonEmptyLines } from '../../components/profile/text';
import { EXAMPLE_PROFILE } from './example-profile';

/** The example profile shortened for the landing page, rendered by the components of real profiles. */
export function ExampleProfileSheet() {
  const shortenedProfile = {
    ...EXAMPLE_PROFILE,
    meet_them: nonEmptyLines(EXAMPLE_PROFILE.meet_them)[0] ?? '',
  };
  return (
    <figure className="sheet" aria-label="The opening of an example profile">
      <div className="profile">
        <Identity profile={shortenedProfile} level={2} />
        <MeetSection profile={shortenedProfile} level={2} />
        <Superpowers superpowers={shortenedProfile.superpowers} level={2} />
      </div>
      <figcaption>
        <span>An example; the person is invented.</span>
        <a href="/profile-generator/example">
          Read Mara’s whole profile
          <ArrowRight aria-hidden />
        </a>
      </figcaption>
    </figure>
  );
}
