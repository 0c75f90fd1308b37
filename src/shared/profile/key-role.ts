/** Parses a line of Key Roles into its columns: 'Title, Organisation, years: outcome', or 'Title, years: outcome'. */

export interface KeyRole {
  title: string;
  /** '' if the line names none. */
  organisation: string;
  /** The years as written: '2016 to 2021', 'since 2019', '2016 bis heute'. */
  years: string;
  /** The outcome; absent if the line has none. */
  outcome?: string;
}

const YEAR_PATTERN = /(?:19|20)\d{2}/;
/** Maximum characters of the part with the years; a longer one with a year in it is a sentence. */
const MAX_YEARS_CHARACTERS = 40;
/** Matches years and nothing else: '2016 to 2021', 'seit 2019', '2012–2013', '2019 à aujourd’hui', '2019–'. */
const ONLY_YEARS_PATTERN =
  /^(?:\p{L}{2,8} )?(?:19|20)\d{2}(?:(?: \p{L}{1,6} |\s?[-–]\s?)(?:(?:19|20)\d{2}|[\p{L}’']{3,12})|[-–])?$/u;
/** A legal form after a comma, which belongs to the organisation's name. */
const LEGAL_FORM_PATTERN =
  /^(?:inc|incorporated|l\.?l\.?c|l\.?l\.?p|l\.?p|pllc|ltd|limited|corp|co|gmbh|kgaa|ag|se|plc|s\.?a|s\.?p\.?a|s\.?r\.?l|b\.?v|n\.?v|ltda|pt[ey](?:\.? ltd)?)\.?$/i;

/**
 * Parses a line in the format of the writer of profiles and of the editor's placeholder.
 * @returns `null` for a line in another format, which is shown unchanged
 */
export function readKeyRole(line: string): KeyRole | null {
  const parts = line.split(', ');
  // The first part with a year after title and organisation holds the years; an outcome may hold more of them.
  const yearsIndexAfterOrganisation = parts.findIndex(
    (part, index) => index >= 2 && YEAR_PATTERN.test(part.split(':')[0] ?? ''),
  );
  const yearsFollowTitle = ONLY_YEARS_PATTERN.test(parts.slice(1).join(', ').split(/ ?: /)[0] ?? '');
  const yearsIndex = yearsFollowTitle ? 1 : yearsIndexAfterOrganisation;
  if (yearsIndex < 0) return null;
  const [years = '', ...outcomeParts] = parts.slice(yearsIndex).join(', ').split(/ ?: /);
  if (years.length > MAX_YEARS_CHARACTERS) return null;
  const titlePartCount =
    yearsIndex === 1
      ? 1
      : LEGAL_FORM_PATTERN.test(parts[yearsIndex - 1] ?? '') && yearsIndex > 2
        ? yearsIndex - 2
        : yearsIndex - 1;
  const title = parts.slice(0, titlePartCount).join(', ').trim();
  const organisation = parts.slice(titlePartCount, yearsIndex).join(', ').trim();
  if (!title || (!organisation && yearsIndex > 1)) return null;
  const outcome = outcomeParts.join(': ').trim();
  return { title, organisation, years: years.trim(), ...(outcome && { outcome }) };
}

/** The years of a key role as numbers in text, and whether it is held today. */
export interface KeyRoleYears {
  from: string;
  /** Absent for a role that is held today, and for one of a single year. */
  to?: string;
  isPresent: boolean;
}

/** '2016 to 2021', '2016–2021', '2016 bis heute', '2016–', 'since 2019', each in any language of profiles. */
const YEARS_PATTERN =
  /^(?:(since|seit|depuis|desde|dal|sinds) (\d{4})|(\d{4})(?:(?: \p{L}+ |\s?[-–]\s?)(?:(\d{4})|([\p{L}’']+))|\s?([-–]))?)$/iu;

/** Parses the years of a key role; `undefined` for those in another format. */
export function readKeyRoleYears(years: string): KeyRoleYears | undefined {
  const [, since, sinceYear, from, to, today, openEnd] = YEARS_PATTERN.exec(years) ?? [];
  const firstYear = sinceYear ?? from;
  return firstYear === undefined
    ? undefined
    : { from: firstYear, ...(to && { to }), isPresent: Boolean(since ?? today ?? openEnd) };
}
