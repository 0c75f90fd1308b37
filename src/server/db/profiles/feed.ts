/** Lets the embedded database itself say which profile was written, so that no writer can forget to. */
import type { DatabaseHandle } from '../client';
import { profileChanged } from './changes';

const CHANNEL = 'profile_written';

const TRIGGER = `
  create or replace function profile_written() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${CHANNEL}', coalesce(new.id, old.id));
    return null;
  end $$;
  create or replace trigger profile_written after insert or update or delete on profiles
    for each row execute function profile_written();`;

/**
 * Passes every committed write of `profiles` on to those who listen by `onProfileChange`, whoever made it:
 * a service, a cascade, a line of SQL. They hear of it before the writer's promise is resolved.
 * @returns whether this database can; PostgreSQL is shared with processes that would not hear
 */
export async function feedProfileChanges(handle: DatabaseHandle): Promise<boolean> {
  if (!handle.listen) return false;
  await handle.exec(TRIGGER);
  await handle.listen(CHANNEL, (profileId) => profileChanged(handle.db, profileId));
  return true;
}
