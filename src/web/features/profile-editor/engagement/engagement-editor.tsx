import { useEffect, useState } from 'react';
import { GUARDED_SCREENS, type OnboardingStatus } from '@/shared/account/onboarding';
import { ENGAGEMENT_LIMITS, type TextTerm } from '@/shared/engagement/terms';
import { termsFromPreferences } from '@/shared/engagement/terms-from-preferences';
import { queryClient } from '@/web/lib/api/query-client';
import { workPreferencesQuery } from '@/web/lib/queries/work-preferences';
import { DraftField } from '../controls/draft-field';
import { useEditor } from '../edit-session/context';
import type { EditorStore } from '../edit-session/store';
import { type OwnProfileSnapshot, snapshotQuery } from '../queries';
import { AvailabilityRow } from './availability-row';
import { CapacityRow } from './capacity-row';
import { RateRow } from './rate-row';
import { TermRow } from './term-row';
import { useTerm } from './use-term';

const TEXT_TERM_PLACEHOLDERS: Record<TextTerm, string> = {
  start: 'Within two weeks of signing',
  kind: 'Fractional or interim COO, board adviser',
  notice: '30 days, either side',
  not_for: 'Turnarounds on a creditor’s clock',
};

/** Edits each term with its value and audience. */
export function EngagementEditor() {
  const prefilled = usePrefill();
  return (
    <div className="grid">
      <p className="mb-3 max-w-[58ch] text-ink-2 text-sm" role="status">
        {prefilled
          ? 'Filled in from your job preferences and hidden: choose for each term who sees it.'
          : 'A term you leave empty is not listed. Choose for each who sees it.'}
      </p>
      <AvailabilityRow />
      <CapacityRow />
      <TextTermRow name="start" />
      <TextTermRow name="kind" />
      <TextTermRow name="notice" />
      <RateRow />
      <TextTermRow name="not_for" multiline />
    </div>
  );
}

function TextTermRow({ name, multiline }: { name: TextTerm; multiline?: boolean }) {
  const { term, label, put, remove } = useTerm(name);
  return (
    <TermRow name={name}>
      <DraftField
        label={label}
        hideLabel
        field={name}
        multiline={multiline}
        startsWithOneLine
        value={term?.text ?? ''}
        placeholder={TEXT_TERM_PLACEHOLDERS[name]}
        limit={ENGAGEMENT_LIMITS.text[name]}
        push={(text, group) => (text.trim() ? put({ text }, group) : remove(group))}
      />
    </TermRow>
  );
}

const mayHavePreferences = (status: OnboardingStatus) =>
  (GUARDED_SCREENS['/work-preferences'] as readonly OnboardingStatus[]).includes(status);

/**
 * Stores of the sessions in which the preferences were asked for, with or without success: a term that its owner
 * empties is not filled again.
 */
const askedStores = new WeakSet<EditorStore>();

/**
 * Fills in the terms from the job preferences if none is stated, once per session.
 * @returns whether it has filled them in since this editor was opened
 */
function usePrefill(): boolean {
  const { store } = useEditor();
  const [prefilled, setPrefilled] = useState(false);
  useEffect(() => {
    if (askedStores.has(store) || store.get().engagement.length > 0) return;
    // Preferences come after the editor in the onboarding.
    const status = queryClient.getQueryData<OwnProfileSnapshot>(snapshotQuery.queryKey)?.onboarding_status;
    if (!status || !mayHavePreferences(status)) return;
    askedStores.add(store);
    queryClient.fetchQuery(workPreferencesQuery).then(
      (preferences) => {
        const engagement = termsFromPreferences(preferences);
        // Terms may have been added meanwhile, in this tab or another.
        if (engagement.length === 0 || store.get().engagement.length > 0) return;
        store.set({ engagement });
        setPrefilled(true);
      },
      // The terms can be typed without the preferences.
      () => {},
    );
  }, [store]);
  return prefilled;
}
