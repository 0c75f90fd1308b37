/** Clauses that state a result by its own subject: 'Profits lifted by 66% in 18 months'. */

const MEASURE_SOURCE =
  '(?:(?:net |gross |annual |annualised |annualized |total |overall |customer |client |staff |employee |team |market |average |operating |recurring |online |organic |new |cash |delivery |lead |response |resolution |waiting |unplanned |system |conversion |user |website )*)(?:profits?|profitability|kpis?|revenues?|sales|turnover|costs?|expenses|spend|spending|margins?|ebitda|earnings|income|growth|share|satisfaction|nps|scores?|retention|churn|attrition|productivity|efficiency|throughput|output|uptime|downtime|availability|rates?|traffic|users|customers|clients|members|membership|subscribers|orders|bookings|deposits|assets|loans|headcount|times?|errors|defects|complaints|incidents|accidents|engagement|awareness|adoption|occupancy|donations|enrolment|enrollment|utili[sz]ation|backlog|inventory|stock|arr|mrr|gmv|aum)';
const CHANGE_SOURCE =
  '(?:rose|grew|fell|increased|decreased|lifted|doubled|tripled|quadrupled|dropped|improved|reached|cut|reduced|raised|exceeded|climbed|declined|went|up|down|halved|expanded|was (?:cut|reduced|raised|lifted|doubled|increased)|were (?:cut|reduced|raised|lifted|doubled|increased)|(?:has|have) been (?:cut|reduced|raised|lifted|doubled|increased|improved|lowered))';
/** A time before the clause: 'In one year, 2 million documents were ...'. */
const TIME_SOURCE =
  '(?:(?:In|Within|After|Over|During) (?:[\\p{L}\\d.-]+ ){0,3}(?:days?|weeks?|months?|quarters?|years?|(?:19|20)\\d\\d), )?';
/** A number of things that something was done with: '20.5M documents were ingested'. */
const AMOUNT_SOURCE = '[\\d.,]+(?:k|m|bn)?\\+? (?:[\\p{L}-]+ ){1,4}were \\p{L}+ed';
const RESULT_PATTERN = new RegExp(
  `^${TIME_SOURCE}(?:${MEASURE_SOURCE} (?:[\\p{L}-]+ ){0,5}${CHANGE_SOURCE}\\b[^;:]*\\d|${AMOUNT_SOURCE}\\b)`,
  'iu',
);

/** Whether a clause states in figures how something changed, without saying who changed it. */
export const isResultClause = (text: string): boolean => RESULT_PATTERN.test(text) && !/[?!]/.test(text);
