/** A trigger that announces writes of `profiles` in the embedded database, so that no writer has to. */
import type { DatabaseHandle } from '../client';
import { announceProfileChange } from './changes';

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
 * Calls the listeners of `onProfileChange` for every committed write of `profiles`, by a service, a cascade or plain
 * SQL. They are called before the writer's promise is resolved.
 * @returns whether the trigger was installed; never on PostgreSQL, where other processes would not get the event
 */
export async function installChangeTrigger(handle: DatabaseHandle): Promise<boolean> {
  if (!handle.listen) return false;
  await handle.exec(TRIGGER);
  await handle.listen(CHANNEL, (profileId) => announceProfileChange(handle.db, profileId));
  return true;
}
