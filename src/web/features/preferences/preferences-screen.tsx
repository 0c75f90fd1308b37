import { useState } from 'react';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { Button } from '@/web/components/ui/buttons/button';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { errorMessage } from '@/web/lib/api/error-message';
import { PreferencesSaved } from './confirmation';
import { PreferencesForm } from './form/preferences-form';
import { usePreferences } from './use-preferences';

/** `/work-preferences`. */
export function PreferencesScreen() {
  const { data, error, retry } = usePreferences();
  const [saved, setSaved] = useState(false);
  // The first complete answer, with which the form starts: refetching must not change what was typed.
  const [first, setFirst] = useState(data);
  if (data && !first) setFirst(data);
  return (
    <AppShell title="Job Preferences">
      {saved ? (
        <PreferencesSaved />
      ) : (
        <>
          <PageHead
            title="Job Preferences"
            subtitle="Choose one kind of work or both. Only the choice is required; the rest sharpens the match."
          />
          {first ? (
            <PreferencesForm stored={first.stored} lists={first.lists} onSaved={() => setSaved(true)} />
          ) : error ? (
            <div className="grid justify-items-start gap-4">
              <p role="alert" className="text-danger">
                Error loading preferences: {errorMessage(error)}
              </p>
              <Button onClick={retry}>Try again</Button>
            </div>
          ) : (
            <Spinner page label="Loading your preferences..." />
          )}
        </>
      )}
    </AppShell>
  );
}
