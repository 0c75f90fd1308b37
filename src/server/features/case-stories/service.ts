/** Drafts case stories from the owner's record, and accepts them. The caller is always the session's user. */
import type { RequestContext, SessionUser } from '@/server/context';
import { addEvidence } from '@/server/db/profiles/add-evidence';
import { readStoredRecord } from '@/server/db/profiles/record';
import type { StoryDraft } from '@/shared/case-stories/case-story';
import { AppError } from '@/shared/errors/app-error';
import { numberSources, placesOfSpans } from '@/shared/evidence/numbered-sources';
import type { CareerRecord } from '@/shared/record/career-record';

type Owner = RequestContext & { user: SessionUser };

const draftStories = ({ deps, user }: Owner, record: CareerRecord) =>
  deps.engine.run('draft-stories', record, { visitor: `user:${user.id}` });

/** Drafts the case stories of a record, the strongest first; none if there is no record. */
export async function listDrafts(owner: Owner): Promise<StoryDraft[]> {
  const stored = await readStoredRecord(owner.deps.database.db, owner.user.id);
  if (!stored) return [];
  const sources = numberSources(stored.record.facts.sources);
  return (await draftStories(owner, stored.record)).map(({ id, story, figures, lines }) => ({
    id,
    story,
    figures,
    lines: lines.map(({ text, spans }) => ({ text, where: placesOfSpans(spans, sources)[0]?.where ?? '' })),
  }));
}

/**
 * Returns the story and adds its evidence to the profile. The story is drafted again from the stored record, since
 * evidence is never taken from a request.
 * @throws AppError NOT_FOUND if the record no longer yields that story
 */
export async function acceptDraft(owner: Owner, id: string) {
  const { db } = owner.deps.database;
  const stored = await readStoredRecord(db, owner.user.id);
  const draft = stored && (await draftStories(owner, stored.record)).find((each) => each.id === id);
  if (!draft) throw new AppError('NOT_FOUND', 'no such story in the record');
  const items = draft.evidence.map(({ text, spans }) => ({ section: 'caseStories' as const, text, spans }));
  const evidence = await addEvidence(db, owner.user.id, { sources: stored.record.facts.sources, items });
  return { story: draft.story, evidence };
}
