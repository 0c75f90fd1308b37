/** Classifies skills as tools or practices, and recognises skills that mean the same. */
import { wordsKey } from '../../language/text/keys';
import { isTechnology, technologyName } from '../../language/vocabulary/technologies';
import { isToolName } from '../statements/tool-names';
import { isKnownSkill } from './skill-names';

/** Abbreviations that stand for practices and not for tools. */
const PRACTICE_ABBREVIATION_PATTERN =
  /^(?:IFRS|GAAP|ESG|HSE|EHS|QHSE|SEO|SEM|NLP|LLMs?|RAG|TDD|DDD|BDD|OKRs?|KPIs?|HVAC|GTM|CSR|GMP|GDPR|CI\/CD|IoT|BIM|FP&A|M&A|S&OP|DevOps|DevSecOps|MLOps|AIOps|FinOps|AI|ML|Agile|Scrum|Kanban|ITIL|ITSM|SIEM|IAM|UX|HR)$/;

/** Whether a title is a technology followed by more of a name: 'R Shiny', 'SAP PP', but not 'Azure migration'. */
const isProduct = (title: string): boolean => {
  const [first = '', ...rest] = title.split(' ');
  return (
    rest.length > 0 &&
    technologyName(first) === first &&
    rest.every((word) => /^[\p{Lu}(]/u.test(word)) &&
    !isKnownSkill(rest.join(' ').toLowerCase(), true) &&
    !isKnownSkill(title, true)
  );
};

/** Whether a title is a practice with its abbreviation: 'Generative artificial intelligence (GenAI)'. */
const isAbbreviatedPractice = (title: string): boolean => {
  const [, name = '', letters = ''] = ABBREVIATED_PRACTICE_PATTERN.exec(title) ?? [];
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    name.includes(' ') &&
    letters.replace(/\P{Lu}/gu, '') === initials &&
    !isTechnology(name) &&
    isKnownSkill(name, true)
  );
};
const ABBREVIATED_PRACTICE_PATTERN = /^([^()]{3,60}) \((\p{L}{2,8})\)$/u;

/** Whether a skill is a tool rather than a practice. */
export const isTool = (title: string): boolean =>
  !isAbbreviatedPractice(title) &&
  !PRACTICE_ABBREVIATION_PATTERN.test(title) &&
  (isTechnology(title) || isToolName(title) || isProduct(title));

/** A release after the name of a technology: 'ES6+' in 'JavaScript ES6+', '17' in 'Java 17'. */
const RELEASE_NUMBER_PATTERN = /^(?:ES\d{1,4}|v?\d[\d./x]{0,8})\+?$/i;

/** A technology without its release, unless the release is part of the name: 'Java' for 'Java 17'. */
export function removeRelease(title: string): string {
  const at = title.lastIndexOf(' ');
  const name = title.slice(0, Math.max(at, 0));
  const isRelease =
    name !== '' && RELEASE_NUMBER_PATTERN.test(title.slice(at + 1)) && technologyName(title) === undefined;
  return isRelease ? (technologyName(name) ?? title) : title;
}

/** Makers before the names of their products: 'Apache Kafka'. */
const MAKER_PATTERN =
  /^(?:apache|microsoft|ms|amazon|aws|google|hashicorp|atlassian|adobe|red hat) (?!sql$|project$)(?=\S)/;
/** Words after a technology that add nothing: 'Java development', 'React.js'. */
const USE_OF_TECHNOLOGY_PATTERN =
  / (?:development|developer|programming|coding|scripting|language|framework|libraries|library|js)$/;
/** An abbreviation in brackets after its long form: 'Large language models (LLM)'. */
const BRACKETED_ABBREVIATION_PATTERN = /^\p{L}[^()]* \(([\p{Lu}&]{2,6})s?\)$/u;
/** Names of one meaning, by the words of a longer or older one. */
const NAME_BY_SYNONYM: Readonly<Record<string, string>> = {
  'amazon web service': 'aws',
  'google cloud platform': 'gcp',
  'google cloud': 'gcp',
  'artificial intelligence': 'ai',
  'machine learning': 'ml',
  'large language model': 'llm',
  genai: 'ai generative',
  'gen ai': 'ai generative',
  'generative artificial intelligence': 'ai generative',
  'retrieval augmented generation': 'rag',
  'robotic process automation': 'rpa',
  'search engine optimization': 'seo',
  'search engine optimisation': 'seo',
  'natural language processing': 'nlp',
  k8s: 'kubernetes',
  html5: 'html',
  css3: 'css',
};

/**
 * A key that is equal for skills of one meaning: 'Data Analytics' and 'data analytics skills', 'Kafka' and 'Apache
 * Kafka'.
 */
export function skillKey(title: string): string {
  const name = wordsKey(BRACKETED_ABBREVIATION_PATTERN.exec(title)?.[1] ?? title);
  const plain = name.replace(MAKER_PATTERN, '');
  const withoutMaker =
    plain !== name && (isTechnology(plain) || isToolName(plain)) ? plain : name.replace(/^ms /, 'microsoft ');
  const withoutUse = withoutMaker.replace(USE_OF_TECHNOLOGY_PATTERN, '');
  const words = (withoutUse !== withoutMaker && isTechnology(withoutUse) ? withoutUse : withoutMaker)
    .split(' ')
    .filter((word) => !/^(?:and|of|the|skills?)$/.test(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  return NAME_BY_SYNONYM[words.join(' ')] ?? words.sort().join(' ');
}
