import { Activity, ScrollText, Settings, Users } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { AppShell } from '@/web/components/app-shell/app-shell';
import type { NavEntry } from '@/web/components/app-shell/nav-items';
import { NotFound } from '@/web/components/app-shell/not-found';
import { Button } from '@/web/components/ui/buttons/button';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { RpcError } from '@/web/lib/api/rpc-client';
import './admin.css';

/** What the sidebar's entries state about onboarding, which does not concern operators. */
const ALWAYS_OPEN = { enabled: true, next: false } as const;
const ENTRIES: readonly NavEntry[] = [
  { label: 'People', to: '/admin', icon: Users, ...ALWAYS_OPEN },
  { label: 'Health', to: '/admin/health', icon: Activity, ...ALWAYS_OPEN },
  { label: 'Audit log', to: '/admin/audit', icon: ScrollText, ...ALWAYS_OPEN },
  { label: 'Settings', to: '/settings', icon: Settings, startsGroup: true, ...ALWAYS_OPEN },
];

/** The settings with which an operator adds a second factor, which a route provides: they are another feature's. */
export const SecondFactorSettings = createContext<ReactNode>(null);

interface ScreenQuery<Answer> {
  data: Answer | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * The frame of the operators' screens. In place of the data it shows that this is loading, could not be loaded, or
 * needs a second factor. Where the server answers NOT_FOUND, as it does to every member, it shows the screen for an
 * unknown URL.
 */
export function AdminShell<Answer>({
  title,
  query,
  children,
}: {
  title: string;
  query: ScreenQuery<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  const code = query.error instanceof RpcError ? query.error.code : null;
  if (code === 'NOT_FOUND') return <NotFound />;
  return (
    <AppShell title={`${title}, operator`} entries={ENTRIES}>
      <span className="admin-screen" hidden />
      {query.data !== undefined && children(query.data)}
      {query.data === undefined && !query.error && <Spinner label="Loading..." />}
      {query.data === undefined && code === 'SECOND_FACTOR_NEEDED' && <SecondFactorNeeded />}
      {query.data === undefined && query.error && code !== 'SECOND_FACTOR_NEEDED' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>Could not load this. Your work is safe.</p>
          <Button onClick={() => query.refetch()}>Try again</Button>
        </div>
      )}
    </AppShell>
  );
}

/** Says what is missing and adds it in place: in some states of onboarding nobody may open Settings. */
function SecondFactorNeeded() {
  return (
    <div className="grid max-w-[58ch] justify-items-start gap-4">
      <h1>A second factor is needed</h1>
      <p className="text-ink-2">
        These screens open for twelve hours after a sign-in with an authenticator app or a passkey. Add one
        below if you have none, then log out and in again with it.
      </p>
      <div className="w-full">{use(SecondFactorSettings)}</div>
    </div>
  );
}
