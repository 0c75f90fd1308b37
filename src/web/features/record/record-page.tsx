import './record.css';
import type { ComponentType } from 'react';
import { openDoubts } from '@/shared/record/doubts';
import { SourceList } from '@/web/components/evidence/source-list';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LinkButton } from '@/web/components/ui/buttons/button';
import { AboutYou } from './about/about-you';
import { SavingIndicator } from './autosave/saving-indicator';
import { CareerTable } from './career/career-table';
import { CareerTimeline } from './career/career-timeline';
import { useRecord, useSources } from './context';
import { DoubtList } from './doubts/doubt-list';
import { UnplacedLines } from './unplaced-lines';
import { MissedEntries } from './words/missed-entries';
import { WriteBar } from './write-bar';

export interface RecordPageProps {
  guest: boolean;
  back: { to: string; label: string };
  busy: boolean;
  onWrite: () => void;
}

/** A page of the record: the record itself, the questions that it leaves open, or the choice of lines. */
export type RecordPageComponent = ComponentType<RecordPageProps>;

/** The record: the career by years, what its owner is asked, and all facts, each with its evidence. */
export function RecordPage({ guest, back, busy, onWrite }: RecordPageProps) {
  const record = useRecord();
  const doubts = openDoubts(record);
  const { sources } = useSources();
  return (
    <>
      <div className="mx-auto max-w-[calc(58rem+2*var(--gutter))] px-gutter pt-7 pb-12 md:pt-11">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="mt-3 mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="grid gap-2">
            <h1>Your record</h1>
            <p className="max-w-[58ch] text-ink-2 text-read">
              What we read in your {sources.length === 1 ? 'file' : 'files'}, newest first. Mend what is
              wrong: the profile is written from this record and from nothing else.
            </p>
          </div>
          <div className="grid justify-items-start gap-1">
            <SavingIndicator guest={guest} />
            <div className="flex flex-wrap gap-2">
              <LinkButton size="sm" to={guest ? '/profile-generator/questions' : '/questions'}>
                Answer five questions
              </LinkButton>
              <LinkButton size="sm" to={guest ? '/profile-generator/what-it-tells' : '/what-it-tells'}>
                Choose what it tells
              </LinkButton>
            </div>
          </div>
        </div>
        <CareerTimeline record={record} doubts={doubts} />
        <DoubtList doubts={doubts} />
        <MissedEntries />
        <CareerTable guest={guest} doubts={doubts} />
        <AboutYou />
        <UnplacedLines />
        <div className="pt-2 text-ink-3 text-sm">
          <SourceList sources={sources}>
            <li>What has no numeral is your own. Only you see this page.</li>
          </SourceList>
        </div>
      </div>
      <WriteBar guest={guest} doubts={doubts} busy={busy} onWrite={onWrite} />
    </>
  );
}
