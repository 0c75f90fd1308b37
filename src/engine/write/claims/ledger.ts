import type { Claim } from './claim';

/** Which claims are spent: no statement stands in two places of a profile. */
export interface Ledger {
  isFree(claim: Claim): boolean;
  spend(claim: Claim): void;
  /** How many sentences of a role were spent, so that one role does not tell the whole story. */
  spentOn(roleId: string): number;
}

/** A ledger with nothing spent. */
export function openLedger(): Ledger {
  const spent = new Set<string>();
  const roles = new Map<string, number>();
  return {
    isFree: (claim) => !spent.has(claim.id),
    spend: (claim) => {
      spent.add(claim.id);
      if (claim.role) roles.set(claim.role.id, (roles.get(claim.role.id) ?? 0) + 1);
    },
    spentOn: (roleId) => roles.get(roleId) ?? 0,
  };
}
