/** The themes an office is held for: a general counsel's team is first of all legal work. */
const HOME: readonly (readonly [title: RegExp, themes: readonly string[]])[] = [
  [/\b(?:general counsel|legal|lawyer|attorney|solicitor)\b/i, ['legal', 'risk', 'governance']],
  [/\b(?:cfo|finance|financial|treasurer|controller|audit)\b/i, ['finance', 'fundraising', 'integration']],
  [/\b(?:chro|human resources|people|talent|hr)\b/i, ['culture', 'development', 'teams']],
  [/\b(?:cmo|marketing|brand)\b/i, ['marketing', 'customer']],
  [/\b(?:cro|sales|revenue|business development|account)\b/i, ['commercial', 'partnerships']],
  [/\b(?:coo|operations|operating|plant|production)\b/i, ['operations', 'cost', 'supply']],
  [
    /\b(?:ceo|managing director|president|general manager|chief executive)\b/i,
    ['turnaround', 'scaling', 'strategy'],
  ],
  [/\b(?:nurs\w+|clinical|medical|physician|care)\b/i, ['care', 'reliability']],
  [/\b(?:chair\w*|non-executive|trustee|board)\b/i, ['governance', 'turnaround']],
  [/\b(?:product)\b/i, ['product', 'customer']],
  [/\b(?:cto|engineer\w*|architect|developer|platform)\b/i, ['engineering', 'infrastructure', 'product']],
  [/\b(?:professor|research\w*|scientist)\b/i, ['research', 'education']],
];

/** Whether a theme is what an office of this title is held for. */
export function isHome(theme: string, title: string): boolean {
  return HOME.some(([pattern, themes]) => pattern.test(title) && themes.includes(theme));
}
