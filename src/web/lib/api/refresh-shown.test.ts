import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { isChange } from './changing-procedures';
import { joinRefresh } from './join-refresh';
import { queryClient } from './query-client';
import { refreshShown } from './refresh-shown';

afterEach(() => queryClient.clear());

/** Procedures that only read, or whose caller refreshes what it changed. */
const OTHERS = [
  'account/activity,mine,sessions',
  'admin/act,audit,cancelMail,health,people,person,resendMail,totals',
  'auth/isConfirmed,me',
  'case-stories/drafts',
  'coaching/schedulers',
  'generation/current,lines,seen',
  'introductions/list,seen,waiting',
  'places/details,source,suggest',
  'preferences/countries,industries,mine,timezones',
  'private-versions/list,read',
  'profiles/changesForReaders,history,mine,newer,slugFree,version',
  'public-profiles/byId,bySlug',
  'readership/lately,overview',
  'record/mine,newer',
  'references/list,matters,seen,waiting',
  'roles/list,one',
];
const PROCEDURE_PATTERN = /^ {2}([a-zA-Z]+): [a-zA-Z]+Procedure/gm;

it('what screens show is refreshed after every procedure that changes it', () => {
  const features = 'src/server/features';
  const found = readdirSync(features).flatMap((feature) => {
    try {
      const text = readFileSync(join(features, feature, 'router.ts'), 'utf8');
      const names = [...text.matchAll(PROCEDURE_PATTERN)].map(([, name]) => name ?? '');
      return [`${feature}/${names.filter((name) => !isChange(`x/${name}`)).sort()}`];
    } catch {
      return [];
    }
  });
  expect(found).toEqual(OTHERS);
});

it('a query on screen is fetched again after a change of what it shows, and no other one', async () => {
  const fetches = {
    profile: vi.fn(async () => 1),
    links: vi.fn(async () => 1),
    account: vi.fn(async () => 1),
  };
  const stops = Object.entries(fetches).map(([key, queryFn]) =>
    new QueryObserver(queryClient, { queryKey: [key], queryFn }).subscribe(() => {}),
  );
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  refreshShown('profiles/publish');
  await vi.waitFor(() => expect(fetches.profile).toHaveBeenCalledTimes(2));
  expect(fetches.links).toHaveBeenCalledTimes(2);
  expect(fetches.account).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

it('a screen that waits for what a change refreshes adds no second fetch', async () => {
  const fetchProfile = vi.fn(async () => 1);
  const stop = new QueryObserver(queryClient, { queryKey: ['profile'], queryFn: fetchProfile }).subscribe(
    () => {},
  );
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  refreshShown('profiles/publish');
  await joinRefresh(['profile']);
  expect(fetchProfile).toHaveBeenCalledTimes(2);
  await joinRefresh(['profile']);
  expect(fetchProfile).toHaveBeenCalledTimes(3);
  stop();
});
