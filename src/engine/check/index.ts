export { isInstruction } from '../language/instructions';
export { type AllowedTerms, allowedTermsOf, allowedTermsOfTexts, numbersIn, wordsIn } from './allowed-terms';
export { type CitedFacts, type CitedFinding, citedFindings } from './cited-findings';
export { createDraftCheck } from './drop-unsupported';
export { type Derived, deriveSentence, type RelationFinding } from './entailment';
export { type Finding, findingsIn, findingsInProse, TITLE_WORD_PATTERN } from './findings';
export { removeInstructions } from './instructions';
export { indexRecord, type RecordIndex } from './record-index';
