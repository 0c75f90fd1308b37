// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOneAtATime } from './use-one-at-a-time';

afterEach(cleanup);

function Publish({ send }: { send: () => Promise<void> }) {
  const { mutateAsync } = useMutation({ mutationFn: send });
  const publish = useOneAtATime(mutateAsync);
  return (
    <button type="button" onClick={() => publish()}>
      Publish
    </button>
  );
}

it.each(['answered', 'refused'])(
  'useOneAtATime ignores further calls until the first has been %s',
  async (end) => {
    const pendingRequests: { answered: () => void; refused: (error: Error) => void }[] = [];
    const send = () =>
      new Promise<void>((answered, refused) => {
        pendingRequests.push({ answered, refused });
      });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Publish send={send} />
      </QueryClientProvider>,
    );
    const button = screen.getByRole('button');
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(pendingRequests).toHaveLength(1);
    await act(async () =>
      end === 'answered' ? pendingRequests[0]?.answered() : pendingRequests[0]?.refused(new Error('503')),
    );
    await act(async () => {
      fireEvent.click(button);
    });
    expect(pendingRequests).toHaveLength(2);
  },
);
