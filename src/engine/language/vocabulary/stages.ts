/** Stages, owners and kinds of companies, each recognised only by words that state it explicitly. */
export const COMPANY_STAGES: readonly { name: string; pattern: RegExp }[] = [
  { name: 'Pre-seed', pattern: /\bpre-seed\b/i },
  { name: 'Seed', pattern: /\b(?<!pre-)seed(?:[- ]stage| round| funding|\b(?= (?:to|and) series))\b/i },
  { name: 'Series A', pattern: /\bseries a\b/i },
  { name: 'Series B', pattern: /\bseries (?:b\b|a ?(?:[-–/]| ?to |-to-) ?[b-g]\b)/i },
  { name: 'Series C', pattern: /\bseries (?:c\b|[ab] ?(?:[-–/]| ?to |-to-) ?[c-g]\b)/i },
  { name: 'Series D and later', pattern: /\bseries (?:[d-g]\b|[a-c] ?(?:[-–/]| ?to |-to-) ?[d-g]\b)/i },
  {
    name: 'Early stage',
    pattern:
      /\bearly[- ]stage\b(?= (?:(?:[\p{L}-]+ ){0,2}(?:compan|start-?up|ventur|business|firm|founder|invest|fund|team|organi[sz]ation)|[,.;]|$)|$|[,.;])/iu,
  },
  {
    name: 'Start-up',
    pattern:
      /(?<!(?:including|during|plant|safe|commissioning and|commissioning,|and) )\bstart-?ups?\b(?! (?:line|scene|community|ecosystem|weekend|lines|of|and (?:shut|commission)|activit|procedure|test)|,? (?:shut|commission)| ?[&/] ?(?:shut|commission))/i,
  },
  { name: 'Scale-up', pattern: /\bscale-?ups?\b/i },
  { name: 'Growth stage', pattern: /\bgrowth[- ]stage\b/i },
  { name: 'Founder-led', pattern: /\bfounder[- ](?:led|owned|run)\b/i },
  { name: 'Venture-backed', pattern: /\b(?:venture|vc)[- ]backed\b/i },
  { name: 'Private equity', pattern: /\b(?:private equity|pe[- ](?:backed|owned))\b/i },
  {
    name: 'Family-owned',
    pattern:
      /\b(?:family[- ](?:owned|run|business)|familienunternehmen|entreprise familiale|empresa familiar)\b/i,
  },
  {
    name: 'Mid-market',
    pattern:
      /\b(?:mid[- ]market|mittelstand|middle[- ]market)\b(?! (?:and|to|&|or)\b|[,/] ?enterprise| (?:accounts?|customers?|clients?|segments?|deals?|sales|portfolio))/i,
  },
  { name: 'Pre-IPO', pattern: /\b(?:pre-ipo|ipo)\b/i },
  {
    name: 'Listed',
    pattern:
      /\b(?:(?:publicly|stock exchange|asx|nyse|nasdaq|lse|ftse|sgx)[- ](?:listed|traded)|listed (?:company|group|manufacturer|retailer|business|bank)|public compan(?:y|ies)|börsennotiert\w*|cotée? en bourse)\b/i,
  },
  { name: 'Fortune 500', pattern: /\bfortune 500\b/i },
  { name: 'Multinational', pattern: /\b(?:multinational|multinacional|multinationale)\b/i },
  { name: 'Non-profit', pattern: /\b(?:non-?profits?|not-for-profit|charit(?:y|ies)|gemeinnützig\w*)\b/i },
  { name: 'Public sector', pattern: /\b(?:public sector|government agenc(?:y|ies))\b/i },
];

const ADJECTIVE_BY_STAGE: Record<string, string> = {
  'Start-up': 'start-up',
  'Scale-up': 'scale-up',
  'Private equity': 'private-equity-owned',
  'Growth stage': 'growth-stage',
  'Early stage': 'early-stage',
  'Pre-IPO': 'pre-IPO',
  'Non-profit': 'non-profit',
  'Public sector': 'public-sector',
  'Mid-market': 'mid-market',
};

/** A stage as an adjective: 'founder-led', 'Series B'. */
export function stageAdjective(stage: string): string {
  return ADJECTIVE_BY_STAGE[stage] ?? (/^(?:Series|Seed|Fortune)/.test(stage) ? stage : stage.toLowerCase());
}
