import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { firstName } from '@/shared/people/person-name';
import type { TextFact } from '@/shared/record/facts';
import { EvidenceMark } from '@/web/components/evidence/evidence-mark';
import { IconButton } from '@/web/components/ui/buttons/button';
import { SMALL_STROKE } from '@/web/components/ui/core/icon-strokes';
import { useRecord, useSources } from '../context';
import { hasUnreadEnd } from '../edits/unread-dates';
import { SectionHead } from '../section-head';
import { useFocusAfterClosing } from '../use-focus-after-closing';
import { EducationPanel } from './education-panel';
import { FACT_LISTS, type ListKey } from './fact-lists';
import { ListPanel, NamePanel } from './panels';

/** Facts about the person besides their career. */
export function AboutYou() {
  const { facts } = useRecord();
  const [openPanel, setOpenPanel] = useState<'name' | 'about' | 'education' | ListKey | null>(() =>
    hasUnreadEnd(facts.education) ? 'education' : null,
  );
  const close = () => setOpenPanel(null);
  const calledName = firstName(facts.name?.value ?? '', '', facts.givenName);
  // An open list keeps its row while it is emptied or filled, so that its field keeps the focus.
  const hasRow = (key: ListKey | 'education') => facts[key].length > 0 || openPanel === key;
  const rows = FACT_LISTS.filter(({ key }) => hasRow(key));
  const emptyLists = FACT_LISTS.filter(({ key }) => !hasRow(key));
  return (
    <section aria-labelledby="about-you" className="mb-14">
      <SectionHead id="about-you" title="About you" />
      <dl>
        <FactRow label="Name and place" isOpen={openPanel === 'name'} onEdit={() => setOpenPanel('name')}>
          <p>
            {facts.name ? <FactText fact={facts.name} /> : 'No name read'}
            {facts.location && (
              <>
                , <FactText fact={facts.location} />
              </>
            )}
          </p>
          {calledName && <p className="text-ink-2 text-sm">Called {calledName}</p>}
          {openPanel === 'name' && <NamePanel onClose={close} />}
        </FactRow>
        {(facts.about.length > 0 || openPanel === 'about') && (
          <FactRow label="In your words" isOpen={openPanel === 'about'} onEdit={() => setOpenPanel('about')}>
            <FoldedFacts facts={facts.about} quoted />
            {openPanel === 'about' && <ListPanel list="about" label="In your words" onClose={close} />}
          </FactRow>
        )}
        {hasRow('education') && (
          <FactRow
            label="Education"
            isOpen={openPanel === 'education'}
            onEdit={() => setOpenPanel('education')}
          >
            {facts.education.map((school) => (
              <p key={school.id}>
                {[school.degree, school.field, school.school].filter(Boolean).join(', ')}
                <FactMark fact={school} />
                {school.end && <span className="ml-2 text-ink-3 text-sm">{school.end.year}</span>}
              </p>
            ))}
            {openPanel !== 'education' && hasUnreadEnd(facts.education) && (
              <p className="text-danger text-sm">A date could not be read and is not saved.</p>
            )}
            {openPanel === 'education' && <EducationPanel onClose={close} />}
          </FactRow>
        )}
        {rows.map(({ key, label }) => (
          <FactRow key={key} label={label} isOpen={openPanel === key} onEdit={() => setOpenPanel(key)}>
            {facts[key].length > 0 && <FoldedFacts facts={facts[key]} />}
            {openPanel === key && <ListPanel list={key} label={label} onClose={close} />}
          </FactRow>
        ))}
        {(emptyLists.length > 0 || !hasRow('education')) && (
          <div className="record-row border-rule border-b py-4">
            <dt className="font-semibold text-sm">Nothing read</dt>
            <dd className="what flex flex-wrap gap-x-4 text-ink-2">
              {!hasRow('education') && (
                <button type="button" className="record-link" onClick={() => setOpenPanel('education')}>
                  <Plus className="mr-1 inline size-3.5" strokeWidth={SMALL_STROKE} />
                  Education
                </button>
              )}
              {emptyLists.map(({ key, label }) => (
                <button key={key} type="button" className="record-link" onClick={() => setOpenPanel(key)}>
                  <Plus className="mr-1 inline size-3.5" strokeWidth={SMALL_STROKE} />
                  {label}
                </button>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

interface FactRowProps {
  label: string;
  isOpen: boolean;
  onEdit: () => void;
  children: ReactNode;
}

function FactRow({ label, isOpen, onEdit, children }: FactRowProps) {
  const row = useFocusAfterClosing(isOpen);
  return (
    <div ref={row} tabIndex={-1} className="record-row border-rule border-b py-4">
      <dt className="font-semibold text-sm">{label}</dt>
      <dd className="what grid gap-1 [overflow-wrap:anywhere]">{children}</dd>
      <dd>
        <IconButton label={`Edit ${label}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
      </dd>
    </div>
  );
}

/** Number of entries of a list that are shown before 'more' is pressed. */
const MAX_ENTRIES_SHOWN = 8;

/**
 * The values of a list; only the first ones until 'more' is pressed.
 * @param props.quoted whether they are in quotation marks; only one is then shown at first
 */
function FoldedFacts({ facts, quoted }: { facts: readonly TextFact[]; quoted?: boolean }) {
  const [isExpanded, setExpanded] = useState(false);
  const visibleFacts = isExpanded ? facts : facts.slice(0, quoted ? 1 : MAX_ENTRIES_SHOWN);
  const hiddenCount = facts.length - visibleFacts.length;
  return (
    <>
      <p>
        {visibleFacts.map((fact, index) => (
          <span key={fact.id}>
            {index > 0 && (quoted ? ' ' : ', ')}
            {quoted ? '“' : ''}
            {fact.value}
            {quoted ? '”' : ''}
            <FactMark fact={fact} />
          </span>
        ))}
      </p>
      {hiddenCount > 0 && (
        <button type="button" className="record-link justify-self-start" onClick={() => setExpanded(true)}>
          {hiddenCount} more
        </button>
      )}
    </>
  );
}

const FactText = ({ fact }: { fact: TextFact }) => (
  <>
    {fact.value}
    <FactMark fact={fact} />
  </>
);

function FactMark({ fact }: { fact: Pick<TextFact, 'spans'> }) {
  const places = useSources().placesOf(fact.spans);
  return places.length > 0 ? <EvidenceMark places={places} /> : null;
}
