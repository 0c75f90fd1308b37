/** Nouns of action that lines about work begin with: 'Preparation of monthly accounts'. */
const ACTION =
  /^(?:preparation|supervision|design|development|implementation|management|administration|coordination|co-ordination|installation|commissioning|maintenance|execution|planning|creation|construction|organi[sz]ation|optimi[sz]ation|automation|migration|integration|negotiation|procurement|production|translation|analysis|evaluation|review|testing|monitoring|reconciliation|verification|inspection|training|recruitment|drafting|editing|modelling|modeling|documentation|configuration|deployment|operation|control|calculation|estimation|introduction|setup|set-up|launch|restructuring|reorgani[sz]ation|conception|programming|leadership|direction|delivery|handling|processing|writing)(?:,? (?:and|&) \p{Ll}+)? of (?:the |a |an |all )?\p{L}/iu;
const LONGEST = 160;

/** Whether a line without a verb says what was done, by its noun of action. */
export const isActionNoun = (text: string): boolean => text.length <= LONGEST && ACTION.test(text);
