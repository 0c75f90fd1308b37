import { isOnline } from '@/web/lib/browser/online';
import '../record.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { recordFingerprintOf } from '@/shared/record/certain-facts';
import { openDoubts } from '@/shared/record/doubts';
import { type ProfileLine, withStatementChoice } from '@/shared/record/statement-choices';
import { BackLink } from '@/web/components/ui/buttons/back-link';
import { LoadFailed, type LoadFailedProps } from '@/web/components/ui/feedback/load-failed';
import { Notice } from '@/web/components/ui/feedback/notice';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { SavingIndicator } from '../autosave/saving-indicator';
import { useChange, useRecord } from '../context';
import type { RecordPageProps } from '../record-page';
import { SectionHead } from '../section-head';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { WriteBar } from '../write-bar';
import { fetchLines } from './fetch-lines';
import { LineRow, type OnChoose } from './line-row';

/** Number of unused lines that are shown at first. */
const MAX_LINES_SHOWN = 5;
const lineCount = (lines: readonly unknown[]) => `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`;

/** The lines from which the profile is written: each can be pinned, reworded or left out. */
export function ChoosePage({ guest, back, busy, onWrite }: RecordPageProps) {
  const record = useRecord();
  const lines = useQuery({
    queryKey: ['record-lines', guest, recordFingerprintOf(record)],
    queryFn: ({ signal }) => fetchLines(record, { guest, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  // If the lines cannot be fetched again, the choices are applied to those of the last answer.
  const [lastLines, setLastLines] = useState(lines.data);
  if (lines.data && lines.data !== lastLines) setLastLines(lines.data);
  return (
    <>
      <div className="mx-auto max-w-[calc(58rem+2*var(--gutter))] px-gutter pt-7 pb-12 md:pt-11">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="mt-3 mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="grid gap-2">
            <h1>What the profile tells</h1>
            <p className="max-w-[58ch] text-ink-2 text-read">
              Your strongest lines, in the order they are told. Pin one, have it said shorter, or leave it
              out.
            </p>
          </div>
          <SavingIndicator guest={guest} />
        </div>
        {lines.isPending && <Spinner page label="Loading the lines..." />}
        <LoadingProblem query={lines} hasLines={lastLines !== undefined} />
        {lastLines && <LineChoices lines={lastLines} />}
      </div>
      <WriteBar guest={guest} doubts={openDoubts(record)} busy={busy} onWrite={onWrite} />
    </>
  );
}

/**
 * The message that the lines could not be fetched. Offline, nothing is shown if earlier lines are on the screen, which
 * has a notice about the connection.
 */
function LoadingProblem({ query, hasLines }: { query: LoadFailedProps['query']; hasLines: boolean }) {
  if (!query.error || isOnline()) {
    return <LoadFailed query={query} title="The lines could not be read." className="mb-8" />;
  }
  if (hasLines) return null;
  return <Notice title="You are offline.">The lines are read when the connection is back.</Notice>;
}

/** The list of lines. A choice is shown at once; the sections of other lines follow when the server has replanned. */
function LineChoices({ lines }: { lines: readonly ProfileLine[] }) {
  const { facts } = useRecord();
  const change = useChange();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const choose: OnChoose = ({ id }, choice) =>
    change((edits) => ({
      ...edits,
      facts: { ...edits.facts, choices: withStatementChoice(edits.facts.choices, id, choice) },
    }));
  const chosenLines = lines.map((line): ProfileLine => {
    const choice = facts.choices?.find(({ id }) => id === line.id);
    const wording = line.wordings.find((option) => option.wording === choice?.wording) ?? line.wordings[0];
    return {
      ...line,
      told: choice?.told,
      text: wording?.text ?? line.text,
      wording: wording?.wording ?? 'whole',
    };
  });
  const leftOut = chosenLines.filter(({ told }) => told === 'left-out');
  const notLeftOut = chosenLines.filter(({ told }) => told !== 'left-out');
  const inProfile = notLeftOut.filter((line) => line.told === 'pinned' || line.sections.length > 0);
  const unused = notLeftOut.filter((line) => !inProfile.includes(line));
  const visibleLines = showsAll ? unused : unused.slice(0, MAX_LINES_SHOWN);
  useFocusAfterRemoval(
    list,
    chosenLines.map(({ id, told }) => `${told === 'left-out'} ${id}`),
  );
  if (chosenLines.length === 0)
    return (
      <p className="text-ink-2">
        No line was read that could be told. Answer the questions, or add to your record.
      </p>
    );
  return (
    <div ref={list} className="grid gap-12">
      <section aria-labelledby="told">
        <SectionHead id="told" title="Told">
          <span role="status">
            {inProfile.length} of {lineCount(chosenLines)}
          </span>
        </SectionHead>
        <ol>
          {inProfile.map((line, index) => (
            <LineRow key={line.id} line={line} number={index + 1} onChoose={choose} />
          ))}
        </ol>
      </section>
      {unused.length > 0 && (
        <section aria-labelledby="kept">
          <SectionHead id="kept" title="Kept and not shown">
            {lineCount(unused)}
          </SectionHead>
          <ul>
            {visibleLines.map((line) => (
              <LineRow key={line.id} line={line} onChoose={choose} />
            ))}
          </ul>
          {unused.length > visibleLines.length && (
            <button type="button" className="record-link mt-4" onClick={() => setShowsAll(true)}>
              {unused.length - visibleLines.length} more
            </button>
          )}
        </section>
      )}
      {leftOut.length > 0 && (
        <section aria-labelledby="left-out">
          <SectionHead id="left-out" title="Left out by you">
            {lineCount(leftOut)}
          </SectionHead>
          <ul>
            {leftOut.map((line) => (
              <li
                key={line.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-rule border-b py-4"
              >
                <p className="text-ink-2 [overflow-wrap:anywhere]">{line.text}</p>
                <button
                  type="button"
                  className="record-link"
                  onClick={() => choose(line, { told: undefined })}
                >
                  Put it back<span className="sr-only">: {line.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
