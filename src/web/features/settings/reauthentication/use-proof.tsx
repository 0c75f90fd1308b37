import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { AuthError } from '@/web/lib/auth/auth-post';
import { type ChangeToProve, ProofDialog, type WaysToProve } from './proof-dialog';

/**
 * Performs a sensitive action. If the server demands a proof of identity, asks for one and then performs it again.
 * @param change what the form shows again if the person leaves for another site to prove their identity
 * @returns `null` if the person cancelled
 */
export type RunWithProof = <Answer>(
  change: ChangeToProve,
  work: () => Promise<Answer>,
) => Promise<Answer | null>;

export interface ProofState {
  withProof: RunWithProof;
  /** Whether the dialog is open. */
  asking: boolean;
  /** The dialog, which has to be rendered once, anywhere. */
  dialog: ReactNode;
}

interface ProofRequest {
  change: ChangeToProve;
  answer: (proven: boolean) => void;
}

/**
 * Provides `withProof` and the dialog with which it asks for a proof of identity.
 * @param ways the ways in which this person can prove their identity
 */
export function useProof(ways: WaysToProve): ProofState {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const withProof = useCallback<RunWithProof>(async (change, work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AuthError) || error.code !== 'reauthentication_needed') throw error;
      // The screen that would ask is gone: the refusal is shown instead.
      if (isLeft.current) throw error;
    }
    const proven = await new Promise<boolean>((answer) => setRequest({ change, answer }));
    setRequest(null);
    return proven ? work() : null;
  }, []);
  return {
    withProof,
    asking: request !== null,
    dialog: (
      <ProofDialog
        ways={ways}
        open={request !== null}
        change={request?.change}
        onProven={() => request?.answer(true)}
        onCancel={() => request?.answer(false)}
      />
    ),
  };
}
