/** English phrases, and the wording of titles and organisations within English sentences. */
import { aOrAn } from '../../language/grammar/indefinite-article';
import { removeClient } from '../../language/text/employer-name';
import { titleInSentence } from '../../language/text/role-title';
import { seniorityRankOf } from '../../language/vocabulary/titles';
import { titleInProse } from '../statements/prose-title';
import { type Phrases, yearRangeText } from './phrases';

/** Titles that several people of an organisation may hold, so that one of them is 'a software engineer'. */
const SHARED_TITLE_PATTERN =
  /\b(?:engineer|developer|programmer|analyst|consultant|intern|trainee|assistant|nurse|teacher|lecturer|technician|designer|planner|associate|fellow|professor|scientist|researcher|specialist|writer|administrator|coordinator|instructor|driver|clerk|cashier|representative|recruiter|trainer|tutor|tester|electrician|mechanic|operator|librarian|translator|accountant|bookkeeper|paralegal|strategist|technologist|marketer|generalist|practitioner|economist|chemist|biologist|pharmacist|therapist|auditor|surveyor|buyer|editor|team lead(?:er)?|product manager|project manager|account manager|engineering manager|programme manager|program manager)$/i;

/** Seats and mandates that several people hold, whatever their rank: 'a board member', 'an adviser'. */
const SHARED_SEAT_PATTERN =
  /\b(?:(?:board|committee|council|jury|panel) member|non-executive director|advis[eo]r)$/i;

/** Armed forces: 'US Navy', 'Israel Defense Forces'. */
const ARMED_FORCES_NAME_PATTERN =
  /^(?:U\.?S\.? |United States |British |Royal |Indian |Israeli? |Norwegian |Canadian |Australian |German |French |Swedish |Dutch )?(?:Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard|Armed Forces|Defen[cs]e Forces?)(?: Reserve| National Guard)?$/;

/** Central banks, whose names take an article; those of other banks do not, such as 'Bank of America'. */
const CENTRAL_BANK_PATTERN =
  /^Bank of (?:England|Japan|Canada|Korea|Israel|Thailand|Finland|Italy|Spain|France|Greece|Portugal|Latvia|Lithuania|Slovenia|Albania|Russia|Ghana|Uganda|Tanzania|Zambia|Namibia|Botswana|Mauritius|Mozambique|Sierra Leone|Jamaica|Guyana|Mexico|Mongolia|Algeria)$/;

/** Banks whose names say that they are a nation's or of several nations, and take an article. */
const PUBLIC_BANK_PATTERN =
  /^(?:(?:Central|Development|National|Reserve|Federal Reserve|Royal) Bank of|(?:European Central|European Investment|World) Bank)\b/;

/**
 * The name of an organisation in a sentence, with 'the' where English needs it: 'the University of Varn'. A second
 * 'at' would be read as a place, so that the client of an agency is left to the list of roles.
 */
export function theOrganisation(name: string): string {
  const organisation = removeClient(name);
  return ARMED_FORCES_NAME_PATTERN.test(organisation) ||
    CENTRAL_BANK_PATTERN.test(organisation) ||
    PUBLIC_BANK_PATTERN.test(organisation) ||
    /^(?:National University of|Massachusetts Institute|California Institute|London School|Royal Institute)\b/.test(
      organisation,
    ) ||
    /^(?:University|Institute|Institution|Ministry|Office|Bureau|Agency|Department|Government|City|College|Faculty|Academy|Cent(?:re|er)|Council|Commission|Association|Society|Embassy|Directorate|Port|Royal|Museum|School|Research Council|National|Federal) (?:of|for|Council)\b/.test(
      organisation,
    )
    ? `the ${organisation}`
    : organisation;
}

/** Title and organisation for lists: 'Chief Operating Officer of Tanager Health'. */
export function titleOfOrganisation(roleTitle: string, organisation: string): string {
  const title = titleInSentence(roleTitle);
  if (!organisation) return title;
  const takesOf =
    /^(?:chief [\p{L} ]+ officer|president|ceo|coo|cfo|cto|cmo|owner|founder|co-founder|founder (?:&|and) ceo)$/iu.test(
      title,
    );
  return `${title} ${takesOf ? 'of' : 'at'} ${theOrganisation(organisation)}`;
}

/** Maximum seniority rank of titles that take an article: offices of an organisation have one holder. */
const MAX_RANK_WITH_ARTICLE = 3;

/** Titles of people who work for several companies: 'a Fractional CFO'. */
const TEMPORARY_TITLE_PATTERN = /^(?:fractional|interim|freelance|part-time) \p{L}/iu;

/** Title and organisation within a sentence: 'a software engineer at Hooli', 'owner of Whitlock Joinery'. */
export function titleWithArticle(roleTitle: string, organisation: string): string {
  const title = titleInSentence(roleTitle);
  const isShared =
    TEMPORARY_TITLE_PATTERN.test(title) ||
    SHARED_SEAT_PATTERN.test(title) ||
    (SHARED_TITLE_PATTERN.test(title) && seniorityRankOf(title) <= MAX_RANK_WITH_ARTICLE);
  const post = isShared ? titleInProse(title) : title;
  const article = isShared ? aOrAn(post) : '';
  return `${article}${officeOf(titleOfOrganisation(post, organisation))}`;
}

/** A title with its organisation as an office: 'owner of Whitlock Joinery'. */
const officeOf = (post: string): string =>
  post.replace(/^(?:Owner|Founder)(?= of )/, (word) => word.toLowerCase());

/** Several posts in one sentence: either all with an article or none, since mixing them reads badly. */
export function titlesInRow(posts: readonly { title: string; organisation: string }[]): string[] {
  const titles = posts.map(({ title, organisation }) => titleWithArticle(title, organisation));
  const haveArticles = titles.every((post) => ARTICLE_PATTERN.test(post));
  return haveArticles
    ? titles
    : posts.map(({ title, organisation }) => officeOf(titleOfOrganisation(title, organisation)));
}
const ARTICLE_PATTERN = /^an? /;

/** English phrases. Sentences about positions and achievements are built in `sections`. */
export const englishPhrases: Phrases = {
  and: 'and',
  years: (years) => yearRangeText(years, 'to', 'today'),
  position: (subject, title, organisation) => `${subject} works as ${titleWithArticle(title, organisation)}`,
  speaks: (subject, languages) => `${subject} speaks ${languages}`,
};
