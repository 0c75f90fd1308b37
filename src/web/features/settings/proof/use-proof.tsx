import { type ReactNode, useCallback, useState } from 'react';
import { AuthError } from '@/web/lib/auth-post';
import { ProofDialog, type WaysToProve } from './proof-dialog';

/**
 * Does something sensitive. On an old sign-in it asks who the person is first and then does it again.
 * @returns `null` when the person would not say
 */
export type WithProof = <Answer>(work: () => Promise<Answer>) => Promise<Answer | null>;

export interface Proof {
  withProof: WithProof;
  /** The question stands on the screen. */
  asking: boolean;
  /** To be rendered once, wherever. */
  dialog: ReactNode;
}

export function useProof(ways: WaysToProve): Proof {
  const [question, setQuestion] = useState<{ answer: (proven: boolean) => void } | null>(null);
  const withProof = useCallback<WithProof>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AuthError) || error.code !== 'reauthentication_needed') throw error;
    }
    const proven = await new Promise<boolean>((answer) => setQuestion({ answer }));
    setQuestion(null);
    return proven ? work() : null;
  }, []);
  return {
    withProof,
    asking: question !== null,
    dialog: (
      <ProofDialog
        ways={ways}
        open={question !== null}
        onProven={() => question?.answer(true)}
        onCancel={() => question?.answer(false)}
      />
    ),
  };
}
