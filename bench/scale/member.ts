/** Signed-in members who save their profiles, one save after the other, by the product's procedure. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashToken, newToken } from '@/server/secrets/tokens';
import type { ProfileData } from '@/shared/profile/profile-data';
import { call } from './call';
import { idSql } from './fill';

/**
 * The members with the highest numbers, which take no part in the requests that are measured: the jobs of
 * `measureAtSize` erase some of them.
 */
export const RESERVED_MEMBERS = 60;

export interface Member {
  id: string;
  cookie: string;
  /** The summary in the last acknowledged save. */
  summary: string;
  /** The last acknowledged revision. */
  revision: number;
  profile: ProfileData;
}

/** Signs in members by their numbers, with a second factor. The first is also an operator. */
export async function signIn(
  url: string,
  numbers: readonly number[],
): Promise<{ id: string; cookie: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const signedIn = [];
  for (const n of numbers) {
    const token = newToken();
    const { rows } = await client.query(
      `insert into session (id, token, user_id, expires_at, second_factor_at)
       select $1, $2, ${idSql('$3::text')}, now() + interval '1 day', now() returning user_id as id`,
      [randomUUID(), hashToken(token), n],
    );
    signedIn.push({ id: rows[0].id as string, cookie: `quarterdeck_session=${token}` });
  }
  await client.query('insert into operators values ($1, now()) on conflict do nothing', [signedIn[0]?.id]);
  await client.end();
  return signedIn;
}

/** Signs members in and reads their profiles. @param count how many, spread over the first `people` */
export async function openMembers(
  url: string,
  port: number,
  people: number,
  count: number,
): Promise<Member[]> {
  const step = Math.floor(people / count);
  const signedIn = await signIn(
    url,
    Array.from({ length: count }, (_, index) => 1 + index * step),
  );
  return Promise.all(
    signedIn.map(async (member) => {
      const { value } = await call<{ revision: number; profile_data: ProfileData }>(
        port,
        member.cookie,
        'profiles/mine',
        {},
      );
      return { ...member, summary: '', revision: value.revision, profile: value.profile_data };
    }),
  );
}

/**
 * Saves a member's profile once, with a new summary.
 * @returns milliseconds
 */
export async function saveProfile(port: number, member: Member, saveId = randomUUID()): Promise<number> {
  const summary = `Said in edit ${saveId}.`;
  const { ms, value } = await call<{ revision: number }>(port, member.cookie, 'profiles/save', {
    base_revision: member.revision,
    save_id: saveId,
    profile_data: { ...member.profile, summary },
  });
  Object.assign(member, { summary, revision: value.revision });
  return ms;
}
