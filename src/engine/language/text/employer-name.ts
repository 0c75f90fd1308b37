/** Tells an employer's name from what is written after it: a description, or the client of an agency. */

/**
 * What an employer is, after its name: 'Hooli -- National Operator (equivalent to Initech)', 'Hooli (a leading
 * maker of pumps)'. A place is no description: 'Hooli (the Netherlands)'.
 */
const EMPLOYER_DESCRIPTION_PATTERN =
  /(?<=[\p{L}\p{N}][\p{L}\p{N}.)])\s*(?: -- .{3,}|\((?:[Aa]n? |[Tt]he (?!(?!Company|Firm|Group)\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)?\))|[Nn]ow |[Ff]ormerly |[Pp]art of |[Ss]ubsidiary of |[Ee]quivalent |[Aa]cquired |[Mm]erged |[Oo]ne of )[^()]{3,}\))$/u;

/** An employer's name without a description after it. */
export const removeEmployerDescription = (name: string): string =>
  name.trim().replace(EMPLOYER_DESCRIPTION_PATTERN, '');

/** Bodies whose own names have 'at' before a place or the body above: 'University of Varn at Lund'. */
const NAME_WITH_PLACE_PATTERN =
  /\b(?:universit\p{L}*|schools?|colleges?|institutes?|academ(?:y|ies)|facult(?:y|ies)|cent(?:er|re)s?|hospitals?|departments?|labs?|laborator\p{L}+|librar(?:y|ies)|museums?|galler(?:y|ies)|theat(?:re|er)s?|programs?|programmes?|clinics?|offices?|campus|house|hotel|inn|restaurant|club|church)\b/iu;
/** The client of an agency behind its name: 'Corvane at Brillwater'. */
const AT_CLIENT_PATTERN = /^(\S.*?) (?:at|@) (?=\p{Lu})\S.*$/u;

/** The employer alone, where a client is named behind it: 'Corvane' of 'Corvane at Brillwater'. */
export const removeClient = (name: string): string =>
  NAME_WITH_PLACE_PATTERN.test(name) ? name : (AT_CLIENT_PATTERN.exec(name)?.[1] ?? name);
