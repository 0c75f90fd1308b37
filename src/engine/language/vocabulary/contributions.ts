/** Words for kinds of contribution, by which personas are named: 'Banking Growth Leader', 'Platform Builder'. */

/** The nouns of titles by the kind of contribution: of those who lead, and of all others. */
export const CONTRIBUTION_NOUNS = {
  turnaround: { leader: 'Turnaround Operator', other: undefined },
  growth: { leader: 'Growth Leader', other: 'Growth Driver' },
  deals: { leader: 'Dealmaker', other: 'Dealmaker' },
  transformation: { leader: 'Transformation Leader', other: 'Modernizer' },
  efficiency: { leader: 'Efficiency Leader', other: 'Efficiency Driver' },
  businesses: { leader: 'Business Builder', other: undefined },
  products: { leader: 'Product Builder', other: 'Product Builder' },
  platforms: { leader: 'Platform Builder', other: 'Platform Builder' },
  people: { leader: 'People Leader', other: undefined },
  teams: { leader: 'Team Builder', other: undefined },
} as const satisfies Readonly<Record<string, { leader: string; other: string | undefined }>>;

/** A kind of contribution that lines about work show. */
export type Contribution = keyof typeof CONTRIBUTION_NOUNS;

/** All of these titles, of leaders and of others. */
export const CONTRIBUTION_TITLES: readonly string[] = Object.values(CONTRIBUTION_NOUNS).flatMap(
  ({ leader, other }) => (other ? [leader, other] : [leader]),
);
