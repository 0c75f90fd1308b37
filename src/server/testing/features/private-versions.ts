/** Private versions in tests: made, changed and read as their owner and their reader do. */
import { TestBrowser } from '../browser';
import type { BuiltUser } from '../people/factories';
import type { TestApp } from '../test-app';

/** The procedures of private versions, called as a browser does. */
export const versionCalls = (person: BuiltUser) => person.browser.rpc.privateVersions;

type Version = Awaited<ReturnType<ReturnType<typeof versionCalls>['read']>>;

/** The input with which the form saves a version, with changes. */
export const buildVersionSave = (version: Version, changes: object) => ({
  id: version.id,
  revision: version.revision,
  name: version.name,
  for_whom: version.for_whom,
  note: version.note,
  contact: version.contact,
  choice: version.choice,
  open_until: version.open_until,
  time_zone: 'Europe/Oslo',
  ...changes,
});

/**
 * Creates a version, and saves it with changes if there are any.
 * @returns the version as it was created, before those changes
 */
export async function createPrivateVersion(person: BuiltUser, changes: object = {}) {
  const { id } = await versionCalls(person).create();
  const version = await versionCalls(person).read({ id });
  if (Object.keys(changes).length > 0) await versionCalls(person).save(buildVersionSave(version, changes));
  return { ...version, url: version.url as string };
}

/** The page of a version, as a reader without an account gets it. */
export const openVersionPage = (app: TestApp, url: string) =>
  new TestBrowser(app).fetch(new URL(url).pathname);
