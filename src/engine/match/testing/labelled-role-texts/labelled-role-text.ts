import type { EngagementKind, RemoteKind, RoleFunction, Seniority } from '@/shared/roles/role-fit';

/**
 * The text of a role with the facts that a reader finds in it. If several values are given, each is right.
 */
export interface LabelledRoleText {
  /** The file's name; its extension decides how it is read. */
  file: string;
  text: string;
  expected: {
    title: RegExp;
    /** Null if the client is not named. */
    organisation: RegExp | null;
    seniority: Seniority[];
    functions: RoleFunction[];
    kind: (EngagementKind | null)[];
    daysPerWeek?: number;
    hoursPerWeek?: number;
    months?: number;
    place?: RegExp;
    remote: (RemoteKind | null)[];
    /** Currency, period and amounts: 'EUR day 600 700'. */
    pay: string | null;
    start?: string;
    /** Words of each requirement, in their order; `nice` has those of the optional ones. */
    must: string[];
    nice: string[];
  };
}
