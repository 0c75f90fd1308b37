/**
 * Reads sections of publications, patents and talks. Below a heading that does not name publications each title is
 * prefixed with its kind.
 */
import type { TextFact } from '@/shared/record/facts';
import type { FactsBuilder } from '../../facts-builder';
import type { HeadedLines } from '../headings/sections';
import { readTitledEntries } from './read-lists';

/** Words of headings for things that were published. */
const PUBLICATION_PATTERN =
  /publi[ckç]|veröffentlich|pubblica|\b(?:papers?|articles?|books?|writings?)\b|\bartículos|\bartigos|\bbücher|Публикац|出版|논문/iu;
const PATENT_PATTERN = /\bpatent/iu;
const PROJECT_PATTERN = /\bpro[jy](?:e[ckt]|ets?\b)/iu;

/** A heading of another section that was not recognised as one, such as 'Awards and Fellowships'. */
const OTHER_HEADING_PATTERN =
  /^(?=.*\b(?:awards|fellowships?|honou?rs|grants|prizes|scholarships|memberships?|organi[sz]ations|affiliations|committees|associations|presentations|activities|services?|references|licen[cs]ure|teaching)\b)(?:[\s,;:&/()–-]|\b(?:and|of|in|the|professional|academic|other|selected|additional|community|volunteer|scholarly|research|teaching|licen[cs]ure|awards|fellowships?|honou?rs|grants|prizes|scholarships|memberships?|organi[sz]ations|affiliations|committees|offices|associations|presentations|activities|services?|references|leadership|public|university|editorial|boards?|invited|talks|lectures|conferences)\b)+$/iu;

/** The prefix that says what the titles below a heading are: talks, unless it names something else. */
function labelOf(heading: string): string {
  if (PUBLICATION_PATTERN.test(heading)) return '';
  if (PATENT_PATTERN.test(heading)) return 'Patent: ';
  return PROJECT_PATTERN.test(heading) ? 'Talk or project: ' : 'Talk: ';
}

/** Reads the titles below a heading of publications, up to the heading of another section. */
export function readPublications(builder: FactsBuilder, { heading, lines }: HeadedLines): TextFact[] {
  const label = labelOf(heading);
  const end = lines.findIndex(
    ({ text }) => text.length <= MAX_HEADING_CHARACTERS && OTHER_HEADING_PATTERN.test(text.trim()),
  );
  return readTitledEntries(builder, end < 0 ? lines : lines.slice(0, end), 'publication').map((fact) => ({
    ...fact,
    value: `${label}${fact.value}`,
  }));
}

const MAX_HEADING_CHARACTERS = 79;
