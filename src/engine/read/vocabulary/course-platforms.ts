/** Recognises platforms that offer courses. */

/** Platforms that offer courses, with or without words for their use: 'Udemy', 'Self-learn with Udemy'. */
const COURSE_PLATFORM_PATTERN =
  /^(?:self[- ]?(?:learn(?:ed|t|ing)?|taught|study) (?:with|on|at|from|by) )?(?:udemy|coursera|edx|udacity|linkedin learning|pluralsight|skillshare|codecademy|free ?code ?camp|datacamp|hacker ?rank|codility|leetcode|simplilearn|great learning|khan academy|alison|futurelearn|skillsoft|treehouse|infosys springboard|nptel|develhope|upgrad|scaler|w3schools|greatlearning|cisco networking academy|google digital garage|aws skill builder|microsoft learn)(?:\.(?:com|org))?$/iu;

/** Whether a text is a platform of courses and nothing else. */
export const isCoursePlatform = (text: string): boolean => COURSE_PLATFORM_PATTERN.test(text.trim());
