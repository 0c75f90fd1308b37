/** Drafts case stories from a record with its owner's edits. */
import type { CareerRecord } from '@/shared/record/career-record';
import { draftCaseStories, type SourcedStory } from '../../write/case-stories';
import { writableFactsOf } from './writable-facts';

/** The job `draft-stories`: suggestions for case stories, each with its sources. */
export const draftStories = (record: CareerRecord): SourcedStory[] =>
  draftCaseStories(writableFactsOf(record).facts);
