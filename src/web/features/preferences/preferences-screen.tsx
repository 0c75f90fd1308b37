import { useState } from 'react';
import { AppShell, PageHead } from '@/web/components/app-shell/app-shell';
import { Button } from '@/web/components/ui/buttons/button';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { errorMessage } from '@/web/lib/api/error-message';
import { PreferencesForm } from './form/preferences-form';
import { PreferencesSaved } from './preferences-saved';
import { usePreferences } from './use-preferences';

/** `/work-preferences`: the form of the job preferences, and the confirmation that they are saved. */
export function PreferencesScreen() {
  const { data, error, retry } = usePreferences();
  const [saved, setSaved] = useState(false);
  // What was loaded first, with which the form starts: a later fetch must not change what was typed.
  const [initial, setInitial] = useState(data);
  if (data && !initial) setInitial(data);
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
          {initial ? (
            <PreferencesForm stored={initial.stored} lists={initial.lists} onSaved={() => setSaved(true)} />
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
