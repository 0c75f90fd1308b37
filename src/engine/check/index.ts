export { type Cited, type CitedFinding, citedFindings } from './cited';
export { type Finding, findingsIn, findingsInProse, TITLE_WORD } from './findings';
export { checkOf } from './gate';
export { type Ground, groundOf, groundOfTexts, numbersIn, wordsIn } from './ground';
export { isInstruction, withoutInstructions } from './instructions';
export { indexOf, type RecordIndex } from './record-index';
export { type Derived, deriveSentence, type RelationFinding } from './relations';
