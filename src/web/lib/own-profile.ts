/** The signed-in person's profile, as the screens around the editor read it. The editor has a start of its own. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from './rpc';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => rpc.profiles.mine(),
});
