/** The public profile as data: `get_public_profile` and `get_public_profile_by_id` of the product. */
import { z } from 'zod';
import { publicProcedure } from '@/server/procedures';
import { AppError } from '@/shared/errors/app-error';
import { accessById, accessBySlug, type PageAccess } from './page-access';
import { presentProfile } from './presenter';
import { findProfileById, findProfileBySlug, type ProfileRow } from './queries';

const param = z.string().trim().max(100).optional();

function requireSlugOrId(value: string | undefined): string {
  if (!value) {
    throw new AppError('INVALID_INPUT', 'no slug or id', {
      userMessage: 'Either slug or id must be provided.',
    });
  }
  // Ids contain only these characters; a zero byte would be a database error.
  if (!/^[\w-]+$/.test(value)) throw new AppError('PROFILE_NOT_FOUND');
  return value;
}

function requireVisible(row: ProfileRow | undefined, { kind }: PageAccess): ProfileRow {
  if (kind === 'private') throw new AppError('PROFILE_NOT_PUBLISHED', undefined, { data: { code: '42501' } });
  if (kind === 'missing' || !row) throw new AppError('PROFILE_NOT_FOUND');
  return row;
}

export const publicProfilesRouter = {
  bySlug: publicProcedure
    .input(z.object({ profile_slug_param: param }))
    .handler(async ({ input, context }) => {
      const slug = requireSlugOrId(input.profile_slug_param).toLowerCase();
      const row = await findProfileBySlug(context.deps.database.db, slug);
      return presentProfile(requireVisible(row, accessBySlug(row, slug)), context.deps.now());
    }),
  byId: publicProcedure.input(z.object({ profile_id_param: param })).handler(async ({ input, context }) => {
    const id = requireSlugOrId(input.profile_id_param);
    const [row, viewer] = await Promise.all([
      findProfileById(context.deps.database.db, id),
      context.session(),
    ]);
    return presentProfile(requireVisible(row, accessById(row, viewer?.id)), context.deps.now());
  }),
};
