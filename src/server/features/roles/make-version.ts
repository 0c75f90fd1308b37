/**
 * Makes a private version of the profile for a role: the sections and lines that meet its requirements, those that meet
 * most first, and a note of what is evidenced. It states only what the profile states: for this, the role is compared
 * with the profile alone, not with the record.
 */
import { eq } from 'drizzle-orm';
import type { Deps } from '@/server/context';
import { createVersion } from '@/server/db/private-versions/create-version';
import { stagedVersionCopy } from '@/server/db/profiles/staging';
import { profiles } from '@/server/db/schema';
import { AppError } from '@/shared/errors/app-error';
import { VERSION_LIMITS } from '@/shared/limits';
import { type ProfileData, readProfileData } from '@/shared/profile/profile-data';
import type { StorySection } from '@/shared/profile/story-sections';
import {
  choiceOf,
  FACT_SECTIONS,
  type VersionChoice,
  versionLinesOf,
  WHOLE_PROFILE,
} from '@/shared/publishing/private-version';
import { readRecordOrNone } from '@/shared/record/career-record';
import { type Judgement, REQUIREMENT_POINTS, type Requirement } from '@/shared/roles/role-fit';
import { requirementsWithVerdicts } from '@/shared/roles/saved-roles';
import { toJudgedLine } from './candidate/account';
import { type LineWithSpans, linesOfProfile } from './candidate/lines';
import { roleNames } from './names';
import type { RoleRow } from './rows';
import { composeNote } from './version-note';

type VersionDeps = Pick<Deps, 'database' | 'engine' | 'now' | 'secret'>;

/** Sections that are filtered line by line for the requirements. Other sections are kept or left out as a whole. */
const FILTERED_SECTIONS: ReadonlySet<string> = new Set(['personas', 'superpowers', 'functionalSkills']);
/** Facts are few and short, so all are shown except the private ones. */
const SHOWN_FACTS = FACT_SECTIONS.filter((section) => section !== 'personalInterests');

/**
 * Makes the version for a role.
 * @param timeZone the owner's, by which the note is dated
 * @returns the id of the version, which its owner may change before they send it
 */
export async function makeVersion(
  { database: { db }, engine, now, secret }: VersionDeps,
  row: RoleRow,
  timeZone?: string,
): Promise<{ id: string }> {
  const { user_id, facts } = row;
  const [profileRow] = await db.select().from(profiles).where(eq(profiles.id, user_id));
  if (!facts || !profileRow?.profile_data) throw new AppError('PROFILE_NOT_FOUND', 'no profile to cut from');
  const { title, organisation } = roleNames(row);
  // Staged edits are not shown in versions either.
  const profile = readProfileData(stagedVersionCopy(profileRow) ?? profileRow.profile_data);
  const lines = linesOfProfile(profile, profileRow.evidence, { hasRecord: false });
  const requirements = applicableRequirements(row);
  const person = {
    facts: null,
    lines: lines.map(toJudgedLine),
    name: profile.name,
    headline: profile.role,
  };
  const { judgements } = await engine.run(
    'judge-role',
    {
      role: { ...facts, requirements: [] },
      added: requirements,
      person,
      today: now().toISOString().slice(0, 10),
    },
    { visitor: `user:${user_id}` },
  );
  const meetingLines = meetingLinesOf(requirements, judgements, lines);
  const version = await createVersion(db, {
    profileId: user_id,
    name: (title ?? 'A role').slice(0, VERSION_LIMITS.name),
    forWhom: (organisation ?? '').slice(0, VERSION_LIMITS.forWhom),
    // Those that meet must-haves come first.
    note: composeNote(
      meetingLines.filter(({ verdict }) => verdict === 'evidenced'),
      lines,
      employersOf(profileRow.record),
    ),
    timeZone: timeZone ?? profileRow.time_zone ?? undefined,
    madeFor: title ?? undefined,
    choice: choiceFor(profile, meetingLines),
    secret,
    now: now(),
  });
  return { id: version.id };
}

const employersOf = (record: unknown): string[] =>
  readRecordOrNone(record)?.facts.roles.flatMap(({ organisation }) => organisation || []) ?? [];

/** The requirements that apply, must-haves first, without those that the owner marked as gaps. */
function applicableRequirements({ facts, added, count, corrections }: RoleRow): RequirementToMeet[] {
  return requirementsWithVerdicts(
    [...(facts?.requirements ?? []), ...added],
    count?.answers ?? [],
    corrections,
  )
    .filter(({ correction }) => correction?.verdict !== 'gap')
    .map(({ id, text, must }) => ({ id, text, must }))
    .sort((a, b) => Number(b.must) - Number(a.must));
}

type RequirementToMeet = Pick<Requirement, 'id' | 'text' | 'must'>;

/** A line of the profile that meets a requirement. */
interface MeetingLine {
  line: LineWithSpans;
  /** The sentence in the line that meets it. */
  text: string;
  verdict: Judgement['verdict'];
  points: number;
}

function meetingLinesOf(
  requirements: readonly RequirementToMeet[],
  judgements: readonly Judgement[],
  lines: readonly LineWithSpans[],
): MeetingLine[] {
  const lineByRef = new Map(lines.map((line) => [line.ref, line]));
  const skillLineByText = new Map(
    lines.filter(({ kind }) => kind === 'skill').map((line) => [line.text, line]),
  );
  return judgements.flatMap(({ id, verdict, evidence, ref }): MeetingLine[] => {
    if (!evidence || (verdict !== 'evidenced' && verdict !== 'mentioned')) return [];
    const line = ref ? lineByRef.get(ref.replace(/#\d+$/, '')) : skillLineByText.get(evidence);
    if (!line) return [];
    const maxPoints = requirements.find((each) => each.id === id)?.must
      ? REQUIREMENT_POINTS.must
      : REQUIREMENT_POINTS.nice;
    return [{ line, text: evidence, verdict, points: verdict === 'evidenced' ? maxPoints : maxPoints / 2 }];
  });
}

function choiceFor(profile: ProfileData, meetingLines: readonly MeetingLine[]): VersionChoice {
  if (meetingLines.length === 0) return WHOLE_PROFILE;
  // Every version contains the career and the terms.
  const pointsBySection = new Map<string, number>([
    ['keyRoles', 0],
    ['engagement', 0],
  ]);
  for (const { line, points: more } of meetingLines) {
    pointsBySection.set(line.section, (pointsBySection.get(line.section) ?? 0) + more);
  }
  const story = [...pointsBySection.keys()]
    .filter((section) => !(FACT_SECTIONS as readonly string[]).includes(section))
    .sort((a, b) => (pointsBySection.get(b) ?? 0) - (pointsBySection.get(a) ?? 0)) as StorySection[];
  const lines = story
    .filter((section) => FILTERED_SECTIONS.has(section))
    .flatMap((section) =>
      versionLinesOf(profile, section)
        .filter(({ text }) =>
          meetingLines.some(({ line }) => line.section === section && text.includes(line.text.trim())),
        )
        .map(({ text }) => ({ section, text })),
    );
  return choiceOf(profile, { sections: [...story, ...SHOWN_FACTS], lines });
}
