/** The signed-in person's profile for the screens around the editor, which has a query of its own. */
import { queryOptions } from '@tanstack/react-query';
import { rpc } from '../api/rpc';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: () => rpc.profiles.mine(),
});
