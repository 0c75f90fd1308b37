/** Recognises kinds of roles by their titles. */

/** People who are responsible for others, and their advisers. */
export const LEADING_POST_PATTERN =
  /\b(?:manager|lead|leader|head|director|vp|svp|evp|vice president|president|chief|supervisor|superintendent|founder|partner|principal|owner|chair(?:man|woman|person)?|advis[eo]r|consultant|c[a-z]o|counsel)\b/i;
/** People who raise and manage a company's money. */
export const FINANCE_POST_PATTERN =
  /\b(?:cfo|financ\w+|treasur\w+|controller|chief|ceo|founder|managing director|president)\b/i;
/** People who raise donations. */
export const FUNDRAISING_POST_PATTERN =
  /\b(?:(?<!business )development|advancement|fundrais\w+|executive director|philanthrop\w+|foundation)\b/i;
/** People who are responsible for the staff of an organisation. */
export const PEOPLE_POST_PATTERN = /\b(?:hr|human resources|people|talent|chro|culture)\b/i;
/** People who are responsible for a product or brand, heads of a company included. */
export const PRODUCT_POST_PATTERN =
  /\b(?:product|brand|marketing|founder|co-founder|ceo|chief|president|general manager|managing director)\b/i;
/** People who run an organisation or a part of it, without their advisers and those who lead a team. */
export const HEAD_POST_PATTERN =
  /\b(?:head|director|vp|svp|evp|president|chief|founder|owner|(?:managing |general |senior )partner|general manager|country manager|regional manager|plant manager|chair(?:man|woman|person)?|c[efitomr]o|chro|general counsel)\b/i;
