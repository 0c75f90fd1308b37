const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Base forms that are as often nouns: they count as verbs only where what follows shows it. */
export const NOUN_OR_VERB =
  words(`lead design support work plan report research test process program project market study review audit control
head help focus model map source value pilot partner target budget forecast host chair record order service supply staff staffs start stage
change document group interface master measure move need position present reform scale schedule score screen share shift structure
target track trial transfer transition update upgrade volunteer manufacture purchase finance fund guard guide form file craft draft
coach champion benchmark engineer architect author blog boost care catalogue check code contact experiment 
inventory lease license lift link lobby lower open play pride record register repair rescue service set ship step
drive bridge pride think trust need like look answer ask live`);

/** Words that show the word before them to be a verb. */
export const AFTER_VERB =
  /^(?:a|an|the|all|any|both|each|every|new|its|their|this|these|those|multiple|several|various|cross-functional|global|large|critical|complex|key|over|up|about|with|on|across|within|closely|directly|daily|regular|regularly|end-to-end|internal|external|major|\d.*|two|three|four|five|six|more|low|high|business|stakeholder|stakeholders|customers|clients|users|teams|developers|products|projects|how|what|out|off|down|in|at|for|to|independently|low-level)$/i;

/** Whether the first word of `text` is to be read as a verb though it may be a noun. */
export function readsAsVerb(first: string, second: string, third: string): boolean {
  if (!NOUN_OR_VERB.has(first.toLowerCase())) return true;
  const next = second.toLowerCase().replace(/[,;]$/, '');
  if (
    /^(?:of|engineer|developer|architect|analyst|designer|manager|consultant|author|role|for|management|system|systems|team)$/.test(
      next,
    )
  ) {
    return next === 'for' && first.toLowerCase() === 'care';
  }
  if (second.endsWith(',') || next === 'and' || next === '&') {
    const after = next === 'and' || next === '&' ? third : third;
    return !/(?:tion|ment|ing|ance|ence|sis|ity|ship)s?,?$/i.test(after);
  }
  return AFTER_VERB.test(next) || /(?:s|ing|al|ive|ed|ic|ous|able)$/.test(next);
}
