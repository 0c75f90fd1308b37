import { useState } from 'react';
import type { CareerRecord, EditedRecord } from '@/shared/record/career-record';
import { lineText } from '@/shared/record/document-text';
import type { RoleFact, TextFact } from '@/shared/record/facts';
import { Menu, MenuItem } from '@/web/components/ui/overlays/menu';
import { useChange, useRecord, useSources } from './context';
import { applyEdit } from './edits/record-edits';
import { addRole, newTextFact } from './edits/role-edits';
import { SectionHead } from './section-head';

/** Number of lines that are shown before 'more' is pressed. */
const MAX_LINES_SHOWN = 6;

/** Number of roles, newest first, under which a line can be put. */
const MAX_ROLES_OFFERED = 6;

/** Lists lines of the document that belong to no role; often they are employers that were not recognised. */
export function UnplacedLines() {
  const { facts, text } = useRecord();
  const { placesOf } = useSources();
  const [showsAll, setShowsAll] = useState(false);
  const lines = (facts.unplaced ?? []).filter((line) => !containsFileDate(line, text));
  if (lines.length === 0) return null;
  const visibleLines = showsAll ? lines : lines.slice(0, MAX_LINES_SHOWN);
  return (
    <section aria-labelledby="unplaced" className="mb-10">
      <SectionHead id="unplaced" title="Read, but placed nowhere">
        <span>{lines.length === 1 ? '1 line' : `${lines.length} lines`}</span>
      </SectionHead>
      <p className="mt-3 mb-2 max-w-[58ch] text-ink-2 text-sm">
        A missing employer often stands here. The profile uses none of these lines until you place them.
      </p>
      <ul>
        {visibleLines.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-rule border-b py-3"
          >
            <q className="min-w-0 flex-1 basis-80 [overflow-wrap:anywhere]">{line.value}</q>
            <span className="text-ink-3 text-sm">{placesOf(line.spans)[0]?.where}</span>
            <PlaceLineMenu line={line} />
          </li>
        ))}
      </ul>
      {lines.length > visibleLines.length && (
        <button type="button" className="record-link mt-3" onClick={() => setShowsAll(true)}>
          {lines.length - visibleLines.length} more
        </button>
      )}
    </section>
  );
}

/**
 * Whether a line contains a date of a file whose words are kept: the missing role is then picked from the file
 * instead.
 */
function containsFileDate({ spans }: TextFact, texts: CareerRecord['text'] = []): boolean {
  return spans.some(({ source, quote }) =>
    texts.some(
      (text) =>
        text.source === source &&
        text.lines.some((line) => line.pieces.some(({ dates }) => dates) && quote.includes(lineText(line))),
    ),
  );
}

/** The menu that makes a line the employer of a title, a role of its own, or a statement of a role. */
function PlaceLineMenu({ line }: { line: TextFact }) {
  const { facts } = useRecord();
  const change = useChange();
  /** Makes an edit of the record, after which the line is placed. */
  const place = (edit: (edits: EditedRecord) => EditedRecord) =>
    change((edits) => {
      const { facts, mends } = edit(edits);
      return { facts: { ...facts, unplaced: facts.unplaced?.filter(({ id }) => id !== line.id) }, mends };
    });
  const placeIn = (role: RoleFact, part: Partial<RoleFact>) =>
    place((edits) =>
      applyEdit(edits, {
        kind: 'edit',
        said: `${role.title}: ${line.value}`,
        upserted: [{ ...role, ...part }],
      }),
    );
  const withoutEmployer = facts.roles.filter(({ organisation }) => !organisation);
  return (
    <Menu
      trigger={
        <button type="button" className="record-link font-semibold">
          Put it somewhere<span className="sr-only">: {line.value}</span>
        </button>
      }
    >
      {withoutEmployer.map((role) => (
        <MenuItem key={role.id} onPick={() => placeIn(role, { organisation: line.value })}>
          Employer of {role.title || 'an entry'}
        </MenuItem>
      ))}
      <MenuItem onPick={() => place((edits) => addRole(edits, { organisation: line.value }))}>
        Make it an employer
      </MenuItem>
      <MenuItem onPick={() => place((edits) => addRole(edits, { title: line.value }))}>
        Make it a title
      </MenuItem>
      {facts.roles.slice(0, MAX_ROLES_OFFERED).map((role) => (
        <MenuItem
          key={`line-${role.id}`}
          onPick={() =>
            placeIn(role, {
              statements: [...role.statements, { ...newTextFact(line.value), id: line.id }],
            })
          }
        >
          A line under {role.title || role.organisation}
        </MenuItem>
      ))}
    </Menu>
  );
}
