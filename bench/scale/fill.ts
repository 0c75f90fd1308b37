/** Fills a migrated database with fictional members, by SQL that generates the rows from templates. */
import pg from 'pg';
import { makeTemplates } from './templates';

/** Members per statement for each table. */
const MEMBERS_PER_STATEMENT = 10_000;
/** Connections that write concurrently. */
const WRITER_COUNT = 2;

const sqlArrayOf = (words: string) => `(array['${words.split(' ').join("','")}'])`;
const FIRST_NAMES = sqlArrayOf(
  'Ada Aino Amara Anton Beatriz Carlos Chiara Daniel Elif Emil Farah Felix Grace Hana Ines Ivan Jonas Kaja Kofi Lena Mara Mateo Mina Nadia Noor Oskar Otto Priya Rafael Rosa Samir Sofia Tara Theo Tomas Uma Viktor Wanda Yara Zoe',
);
const LAST_NAMES = sqlArrayOf(
  'Abara Almeida Bakker Berg Brandt Calder Castro Cho Dahl Demir Eriksen Farkas Fischer Garcia Greco Haddad Hansen Ito Ivanova Janssen Kaur Keller Kovac Laine Lindqvist Lopez Marin Mendes Moreau Nagy Nakamura Novak Okafor Olsen Owusu Park Petrov Quist Ricci Rossi Roth Sato Schmidt Silva Singh Soto Suzuki Tanaka Torres Vance Vega Vogel Wagner Walsh Weber Wolf Yilmaz Young Zhang Ziegler',
);

/** The SQL expression of the id of the n-th member. */
export const idSql = (n: number | string) => `md5('member ' || ${n})::uuid::text`;
/** The slug of the profile with that number. */
export const memberSlugOf = (n: number): string => `member-of-the-bench-${n}`;

/** The rows of a typical member, table by table; some rows are only given to every n-th member. */
const TABLES = [
  `insert into "user" (id, name, email, email_verified, first_name, last_name, email_confirmed_at,
      terms_accepted_at, last_seen_at, created_at)
    select id, first || ' ' || last, lower(first || '.' || last) || n || '@people.example', true, first, last,
      joined, joined, joined + interval '20 days', joined from members`,
  `insert into account (id, account_id, provider_id, user_id, password)
    select 'a' || id, id, 'credential', id, '$argon2id$v=19$m=47104,t=1,p=1$' || repeat('x', 66) from members`,
  `insert into session (id, token, user_id, expires_at, ip_address, user_agent)
    select 's' || id, md5(id) || md5(n::text), id, now() + interval '20 days', '203.0.113.0/24', repeat('Mozilla ', 14)
    from members where n % 4 = 0`,
  `insert into profiles (id, onboarding_status, profile_data, evidence, generated, record, profile_slug, ispublished,
      revision, record_revision, linkedinurl, first_published_at, created_at, updated_at)
    select id, case when n % 10 = 0 then 'PROFILE_CONFIRMED' else 'PREFERENCES_SET' end,
      t.profile || jsonb_build_object('name', first || ' ' || last, 'profilePicture',
        case when n % 2 = 0 then '/profile-images/' || id || '/profile-1760000000000.jpg' else '' end),
      case when n % 3 <> 0 then t.evidence end, case when n % 3 <> 0 then t.composed end,
      case when n % 3 <> 0 then t.record end, slug, n % 10 <> 0, 1, 1, 'https://www.linkedin.com/in/' || slug,
      joined, joined, joined from members join bench_templates t on t.number = n % (select count(*) from bench_templates)`,
  `insert into profile_slugs (slug, profile_id) select slug, id from members
    union all select 'formerly-' || slug, id from members where n % 10 = 1`,
  `insert into profile_pictures (profile_id, last_stamp, current_stamp)
    select id, 1760000000000, 1760000000000 from members where n % 2 = 0`,
  `insert into profile_saves (profile_id, save_id, revision)
    select id, md5(id || k), k from members, generate_series(1, 4) k`,
  `insert into profile_versions (profile_id, reason, revision, profile_data, saved_at)
    select id, 'edited', 0, t.profile, joined from members
    join bench_templates t on t.number = n % (select count(*) from bench_templates) where n % 6 = 0`,
  `insert into generations (profile_id, id, state, progress, started_at, leased_until)
    select id, 'g' || id, 'done', '{"stage":"checking","sources":[]}', joined, joined from members`,
  `insert into work_preferences (user_id, current_location_id, timezone_id)
    select id, 'place-' || n % 500, (select min(id) from timezones) from members`,
  `insert into fractional_preferences (user_id, open_for_work, min_daily_rate, max_daily_rate)
    select id, n % 3 = 0, 1000, 2000 from members`,
  `insert into fractional_industry_preferences (user_id, industry_id)
    select members.id, i.id from members, industries i where i.id % 50 = n % 50`,
  `insert into user_location_preferences (id, user_id, location_id, preference_type)
    select 'p' || id, id, 'place-' || n % 500, 'fractional' from members`,
  `insert into user_work_eligibility (user_id, country_code)
    select id, (select min(alpha2_code) from countries) from members`,
  `insert into audit_log (id, at, subject_id, actor, actor_id, act, network, browser)
    select md5(id || k)::uuid::text, joined + k * interval '3 days', id, 'member', id, 'signed_in', '203.0.113.0/24',
      'Firefox on Windows' from members, generate_series(1, 3) k`,
  `insert into readership (profile_id, day, page, measure, item, count)
    select id, (now() - k * interval '6 days')::date, '', 'read', '', 1 + n % 9 from members, generate_series(1, 4) k`,
  `insert into weekly_digests (profile_id, next_at) select id, now() + interval '3 days' from members where n % 3 = 0`,
  `insert into private_versions (id, profile_id, name, choice, address_hash, address_sealed)
    select 'v' || id, id, 'For the board', '{"order":[],"hidden":[]}', md5('v' || id), repeat('y', 90)
    from members where n % 3 = 0`,
  `insert into roles (id, user_id, origin, reading, source_text)
    select 'r' || id, id, 'text', 'read', (select string_agg(md5(id || k), ' ') from generate_series(1, 30) k)
    from members where n % 4 = 0`,
  `insert into introductions (id, profile_id, version_id, role_id, name, company, email, about, days_a_month, start_on,
      token_hash, created_at, erase_at)
    select 'i' || id, id, case when n % 3 = 0 then 'v' || id end, case when n % 4 = 0 then 'r' || id end, 'A reader',
      'Their company', 'reader' || n || '@strangers.example', repeat('What it is about. ', 20), 4, current_date,
      md5('i' || id), joined, now() + interval '30 days' from members where n % 5 < 2`,
];

const membersSql = (from: number, to: number) => `with members as materialized (
  select n, ${idSql('n')} as id, ${FIRST_NAMES}[1 + n % 40] as first, ${LAST_NAMES}[1 + n / 40 % 60] as last,
    'member-of-the-bench-' || n as slug, now() - (n % 300) * interval '1 day' as joined
  from generate_series(${from}, ${to}) n)`;

/** Fills a database with profiles. @param url of a migrated database without members, for a superuser */
export async function fillDatabase(url: string, people: number): Promise<void> {
  const writers = await Promise.all(Array.from({ length: WRITER_COUNT }, () => openWriter(url)));
  try {
    const [first] = writers as [pg.Client];
    await insertTemplates(first);
    let next = 1;
    const write = async (client: pg.Client) => {
      while (next <= people) {
        const from = next;
        next += MEMBERS_PER_STATEMENT;
        const memberRows = membersSql(from, Math.min(from + MEMBERS_PER_STATEMENT - 1, people));
        for (const table of TABLES) await client.query(`${memberRows} ${table}`);
      }
    };
    await Promise.all(writers.map(write));
    await first.query('drop table bench_templates');
    await first.query('vacuum (analyze)');
    await first.query('checkpoint');
  } finally {
    await Promise.all(writers.map((client) => client.end()));
  }
}

/** Inserts the templates, and the places that members choose from. */
async function insertTemplates(client: pg.Client): Promise<void> {
  await client.query(
    'create table bench_templates (number int primary key, profile jsonb, composed jsonb, evidence jsonb, record jsonb)',
  );
  for (const [n, { profile, composed, evidence, record }] of makeTemplates().entries()) {
    const values = [n, ...[profile, composed, evidence, record].map((value) => JSON.stringify(value))];
    await client.query('insert into bench_templates values ($1, $2, $3, $4, $5)', values);
  }
  await client.query(`insert into locations (id, place_id, name, formatted_address)
    select 'place-' || n, 'place-' || n, 'Place ' || n, 'Place ' || n || ', Nowhere' from generate_series(0, 499) n`);
}

/** Opens a connection that waits for no disk and checks no foreign keys, which hold by construction. */
async function openWriter(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  await client.query("set synchronous_commit = off; set session_replication_role = 'replica'");
  return client;
}
