import type { Fit, VerdictCounts } from '@/shared/roles/role-fit';

const countText = (count: number, singular: string, many = singular) =>
  count > 0 ? [`${count} ${count === 1 ? singular : many}`] : [];

const countsText = ({ evidenced, mentioned, gap }: VerdictCounts) =>
  [
    ...countText(evidenced, 'evidenced'),
    ...countText(mentioned, 'mentioned'),
    ...countText(gap, 'gap', 'gaps'),
  ].join(', ');

/** The number of requirements with each verdict: '8 evidenced, 2 mentioned, 2 gaps'. */
export const verdictsSummary = ({ must, nice }: Fit): string =>
  countsText({
    evidenced: must.evidenced + nice.evidenced,
    mentioned: must.mentioned + nice.mentioned,
    gap: must.gap + nice.gap,
  });

/** The number of requirements, and of those with each verdict: '8 asked: 5 evidenced, 2 mentioned, 1 gap'. */
export const requirementsSummary = (tally: VerdictCounts): string =>
  `${tally.evidenced + tally.mentioned + tally.gap} asked: ${countsText(tally)}`;
