import { firstName } from '@/shared/people/person-name';
import type { ProfileData } from '@/shared/profile/profile-data';

/** A link from a page to the form for writing to its owner. */
export function IntroduceLink({ page }: { page: string }) {
  return (
    <a className="btn btn-quiet" href={`${page}/introduce`} rel="nofollow">
      Introduce yourself
    </a>
  );
}

/** The same link below the owner's terms, with a sentence that says what happens to an introduction. */
export function IntroductionNote({ profile, page }: { profile: ProfileData; page: string }) {
  const first =
    firstName(profile.name, undefined, profile.given_name) || profile.name.trim() || 'Professional';
  return (
    <>
      <p lang="en" dir="ltr">
        <bdi>{first}</bdi> reads every introduction and answers within three working days.
      </p>
      <IntroduceLink page={page} />
    </>
  );
}
