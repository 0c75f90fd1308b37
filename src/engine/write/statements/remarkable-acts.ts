/** What makes a line of a post remarkable, or less so than its verb: parts in great acts, appointments, self-praise. */
import { anyOf } from '../../language/text/word-lists';

/** Acts that concern a whole organisation. */
const GREAT_ACT_SOURCE = [
  'creat(?:ion|ing)|establish(?:ing|ment)|found(?:ing|ation)|(?<!(?:customer|user|data|talent) )acqui(?:sitions?|ring)|sale of',
  'mergers?|merging|licen[cs]ing|IPO|listing|turnaround|restructuring|transformation|expansion|divestiture|spin-?off',
  'fund-?raising|raising|set(?:ting)?[ -]?up|winning|securing',
].join('|');
/** A leading part in such an act: 'Played a key role in the founding of a chartered brewery'. */
const PART_IN_GREAT_ACT_PATTERN = new RegExp(
  String.raw`^play(?:s|ed) an? (?:key|central|pivotal|leading|major|crucial|critical|instrumental|decisive|vital) (?:role|part) (?:in|during) (?:the )?(?:[\p{L}-]+ ){0,2}(?:${GREAT_ACT_SOURCE})\b`,
  'iu',
);

/** Transactions, and those who watch over an organisation. */
const TRANSACTION_PATTERN = anyOf(
  [
    String.raw`(?<!post-|customer |user |data |talent |client )\b(?:acquisitions?|mergers?|M&A|due diligence|IPO|divestitures?|carve-outs?|joint ventures?)\b`,
    String.raw`\b(?:licensing process|banking licen[cs]e|regulated (?:\p{L}+ ){0,2}(?:institution|bank|entity|insurer)|central bank)\b`,
    String.raw`\b(?:seed|pre-seed|series [a-e]|funding|financing|venture) (?:rounds?|capital|funding)\b|\bSeries [A-E]\b`,
    String.raw`\b(?:board of (?:directors|trustees)|supervisory board|executive committee)\b`,
  ],
  { flags: 'iu' },
);

/** How somebody came to a post, which is no act of theirs: 'Joined Orla Foods to build a team'. */
const APPOINTMENT_PATTERN =
  /^(?:(?:was )?(?:hired|recruited|selected|chosen|invited|engaged|appointed|retained) (?:by|as|to|for|through|from)\b|(?:was )?(?:brought in|headhunted)\b|(?:re)?joined\b(?! (?:forces|hands)))/iu;
/** The purpose of an appointment, which at least says what the post was for. */
const PURPOSE_OF_APPOINTMENT_PATTERN = /\b(?:to|for) (?:\p{Ll}+ )/u;

/** What somebody says of their own manner, in place of an act: 'Operates comfortably across functions'. */
const MANNER_PATTERN =
  /^(?:(?:operate|thrive|excel|work|function|adapt|perform)(?:e?s|e?d)? (?:comfortably|effectively|well|seamlessly|confidently|independently|autonomously|efficiently)\b|(?:combin|blend|bridg|balanc)(?:es|ed)\b|work(?:s|ed) in an? [\p{L} -]{0,30}\brole\b)/iu;

/** Worth added by a part in a great act, which also makes up for 'played', 'role' and its like. */
const GREAT_ACT_WORTH = 3.4;
const TRANSACTION_WORTH = 0.8;
/** Taken from an appointment: less from one whose purpose the line states. */
const APPOINTMENT_PENALTY = 3.5;
const PURPOSE_WORTH = 1;
const MANNER_PENALTY = 1.6;

/** What a line's being remarkable adds to its weight; negative if it is less than its verb promises. */
export function remarkableWorth(text: string): number {
  const isAppointment = APPOINTMENT_PATTERN.test(text);
  return (
    (PART_IN_GREAT_ACT_PATTERN.test(text) ? GREAT_ACT_WORTH : 0) +
    (TRANSACTION_PATTERN.test(text) ? TRANSACTION_WORTH : 0) -
    (isAppointment
      ? APPOINTMENT_PENALTY - (PURPOSE_OF_APPOINTMENT_PATTERN.test(text) ? PURPOSE_WORTH : 0)
      : 0) -
    (MANNER_PATTERN.test(text) ? MANNER_PENALTY : 0)
  );
}
