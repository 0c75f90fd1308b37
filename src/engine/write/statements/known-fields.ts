/** Distinguishes fields and tools that people say they know from praise of themselves. */

/** Phrases that introduce fields or tools that the person knows. */
const KNOWLEDGE_PHRASE_PATTERN =
  /^(?:Skilled|Proficient|Experienced|Versed) in (?!both|all|the use)(.{10,160})$/u;
/** Virtues and habits, which are not fields of work. */
const VIRTUE_OR_HABIT_PATTERN =
  /\b(?:communicat\w+|interpersonal|leadership|team\w*|problem[- ]solving|time management|organi[sz]\w+|multi-?task\w*|soft skills|people|stakeholders?|relationships?|various|different|etc|english|write|read|speak|ms office|microsoft office|word|excel|powerpoint)\b/iu;
const MIN_FIELDS = 3;
/**
 * Whether a line names several fields or tools that the person knows, a name among them, and no virtues: 'Proficient in
 * Python, SQL and R'.
 */
export function namesKnownFields(text: string): boolean {
  const [, fields = ''] = KNOWLEDGE_PHRASE_PATTERN.exec(text) ?? [];
  const items = fields.split(/, and |, | and /);
  return (
    items.length >= MIN_FIELDS &&
    /\p{Lu}/u.test(fields) &&
    items.every((item) => item.split(' ').length <= 4) &&
    !VIRTUE_OR_HABIT_PATTERN.test(fields)
  );
}
