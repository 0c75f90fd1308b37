import { signedInProcedure } from '@/server/procedures';

export const profilesRouter = {
  mine: signedInProcedure.handler(async ({ context }) => ({ id: context.user.id })),
};
