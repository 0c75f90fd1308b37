/** Kinds of posts by their titles. */

/** People who answer for others, and those who advise them. */
export const LEADERS =
  /\b(?:manager|lead|leader|head|director|vp|svp|evp|vice president|president|chief|supervisor|superintendent|founder|partner|principal|owner|chair(?:man|woman|person)?|advis[eo]r|consultant|c[a-z]o|counsel)\b/i;
export const FINANCE =
  /\b(?:cfo|financ\w+|treasur\w+|controller|chief|ceo|founder|managing director|president)\b/i;
export const GIVING =
  /\b(?:(?<!business )development|advancement|fundrais\w+|executive director|philanthrop\w+|foundation)\b/i;
export const HR = /\b(?:hr|human resources|people|talent|chro|culture)\b/i;
export const PRODUCT_HEADS =
  /\b(?:product|brand|marketing|founder|co-founder|ceo|chief|president|general manager|managing director)\b/i;
