import { useNavigate } from '@tanstack/react-router';
import { Notice } from '@/web/components/ui/feedback/notice';
import { AutoGrowTextarea } from '@/web/components/ui/inputs/auto-grow-textarea';
import { Field } from '@/web/components/ui/inputs/field';
import { openAfter } from '@/web/lib/browser/open-after';
import type { Version } from '../queries';
import { useLinkConfirmation } from '../use-link-confirmation';
import { OverwrittenNotice } from './overwritten-notice';
import { SectionOrder } from './section-order';
import { UnsavedProfileNotice } from './unsaved-profile-notice';
import { useVersionDraft } from './use-version-draft';
import { VersionBar } from './version-bar';
import { VersionSettings } from './version-settings';

/** The editor of a version: settings at the left, sections at the right. Changes are saved automatically. */
export function VersionEditor({ version, onReload }: { version: Version; onReload: () => void }) {
  const { draft, savable, change, state, flush, errors, settleOverwritten, isUnsaved } =
    useVersionDraft(version);
  const navigate = useNavigate();
  const { confirmLinkChange, confirmation } = useLinkConfirmation(
    { id: version.id, open_until: draft.open_until },
    () => navigate({ to: '/links' }),
  );
  return (
    <>
      <VersionBar
        version={version}
        name={draft.name}
        state={state}
        onRetry={() => void flush()}
        onReload={onReload}
        // Saves pending edits before the confirmation is asked for, because it changes the link.
        onLinkChange={(linkChange) => void flush().then(() => confirmLinkChange(linkChange))}
        onPreview={(event) => {
          if (!isUnsaved()) return;
          event.preventDefault();
          void openAfter(event.currentTarget.href, flush());
        }}
      />
      {confirmation}
      <div className="mx-auto max-w-300 px-gutter pt-8 pb-16">
        {version.state !== 'open' && (
          <Notice className="mb-8" title="This link is closed.">
            Whoever has it reads: “This page is no longer open. Ask the person who sent it to you.”
          </Notice>
        )}
        <UnsavedProfileNotice />
        {draft.overwritten.map((texts) => (
          <OverwrittenNotice
            key={JSON.stringify(texts)}
            draft={draft}
            overwritten={texts}
            onSettle={(useOther) => settleOverwritten(texts, useOther)}
          />
        ))}
        <div className="version-sheet">
          <VersionSettings
            version={version}
            draft={draft}
            savable={savable}
            change={change}
            errors={errors}
          />
          <div className="min-w-0">
            <p className="version-rule">
              A version can leave things out and change the order. What it says is always your profile.
            </p>
            <Field
              label="Note above the profile"
              optional
              hint="Signed with your name. About 60 words read best."
              error={errors.note}
              className="mt-9"
            >
              <AutoGrowTextarea
                rows={4}
                value={draft.note}
                onChange={(event) => change({ note: event.target.value })}
                className="version-note"
              />
            </Field>
            <SectionOrder version={version} choice={draft.choice} onChange={(choice) => change({ choice })} />
          </div>
        </div>
      </div>
    </>
  );
}
