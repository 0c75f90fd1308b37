import type { Fit, VerdictCounts } from '@/shared/roles/role-fit';

const some = (count: number, one: string, many = one) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

const words = ({ evidenced, mentioned, gap }: VerdictCounts) =>
  [...some(evidenced, 'evidenced'), ...some(mentioned, 'mentioned'), ...some(gap, 'gap', 'gaps')].join(', ');

/** '8 evidenced, 2 mentioned, 2 gaps' */
export const verdictsSummary = ({ must, nice }: Fit): string =>
  words({
    evidenced: must.evidenced + nice.evidenced,
    mentioned: must.mentioned + nice.mentioned,
    gap: must.gap + nice.gap,
  });

/** '8 asked: 5 evidenced, 2 mentioned, 1 gap' */
export const requirementsSummary = (tally: VerdictCounts): string =>
  `${tally.evidenced + tally.mentioned + tally.gap} asked: ${words(tally)}`;
