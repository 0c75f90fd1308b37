import type { RequestContext, SessionUser } from '@/server/context';
import { readKeptRecord } from '@/server/db/profiles/record';
import { restLines } from '@/server/db/profiles/rest-lines';
import type { StoryDraft } from '@/shared/case-story';
import { AppError } from '@/shared/errors';
import type { CareerRecord } from '@/shared/record';

type Owner = RequestContext & { user: SessionUser };

const draftsOf = ({ deps, user }: Owner, record: CareerRecord) =>
  deps.engine.run('draft-stories', record, { visitor: `user:${user.id}` });

/** The strongest first; none where there is no record. */
export async function drafts(owner: Owner): Promise<StoryDraft[]> {
  const kept = await readKeptRecord(owner.deps.database.db, owner.user.id);
  if (!kept) return [];
  return (await draftsOf(owner, kept.record)).map(({ id, story, figures }) => ({ id, story, figures }));
}

/**
 * Drafted anew, so that what is noted as evidence is this server's own and of the record as it is.
 * @throws AppError NOT_FOUND where the record holds no such story any more
 */
export async function accept(owner: Owner, id: string) {
  const { db } = owner.deps.database;
  const kept = await readKeptRecord(db, owner.user.id);
  const draft = kept && (await draftsOf(owner, kept.record)).find((each) => each.id === id);
  if (!draft) throw new AppError('NOT_FOUND', 'no such story in the record');
  const items = draft.rests.map(({ text, spans }) => ({ section: 'caseStories' as const, text, spans }));
  const evidence = await restLines(db, owner.user.id, { sources: kept.record.facts.sources, items });
  return { story: draft.story, evidence };
}
