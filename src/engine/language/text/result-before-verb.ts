/** Puts the verb of a line before its result: 'Achieved savings of 22% on ...' for 'Savings of 22% achieved on ...'. */
import { lowerFirst, upperFirst } from './casing';

/** A result before its verb: 'Savings of 22% achieved on ...'. With an object after it, the verb would be active. */
const RESULT_BEFORE_VERB_PATTERN =
  /^((?:Cost |Annual |Total |Net )?(?:savings?|reductions?|growth|increases?|improvements?|gains?) of [^.;:,]{1,40}?) (achieved|reali[sz]ed|delivered|secured|obtained|generated) (?=(?:in|on|at|by|for|from|to|with|within|through|across|over|under|during|via|per|after|since|as|against|between|among|throughout|year|thanks|and|or|while)\b)/iu;

/** Moves the verb of a line that begins with its result to the beginning; any other line is unchanged. */
export const verbBeforeResult = (line: string): string =>
  line.replace(
    RESULT_BEFORE_VERB_PATTERN,
    (_, result: string, verb: string) => `${upperFirst(verb)} ${lowerFirst(result)} `,
  );
