import { useQuery } from '@tanstack/react-query';
import { Spinner } from '@/web/components/ui/feedback/spinner';
import { type AccountSettings, accountQuery } from '../queries';
import { useProof } from '../reauthentication/use-proof';
import TwoStepCard from './two-step-card';

/** The card 'Two-Step Sign-In' alone, for people who may not open Settings yet. */
export function TwoStepSettings() {
  const { data: account } = useQuery(accountQuery);
  return account ? <Card account={account} /> : <Spinner label="Loading your settings..." />;
}

function Card({ account }: { account: AccountSettings }) {
  const { withProof, dialog } = useProof(account);
  return (
    <>
      <TwoStepCard account={account} withProof={withProof} />
      {dialog}
    </>
  );
}
