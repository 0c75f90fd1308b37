/** The grace period of a deletion in words: '24 hours', '90 minutes'. */
export function formatGracePeriod(hours: number): string {
  const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
  if (hours > 48 && hours % 24 === 0) return count(hours / 24, 'day');
  return Number.isInteger(hours) ? count(hours, 'hour') : count(Math.round(hours * 60), 'minute');
}
