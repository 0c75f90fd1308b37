import type { Phrases, Years } from './phrases';

const isFounder = (title: string) =>
  /\b(?:co-?founder|founder)\b/i.test(title) && !/\boffice of\b/i.test(title);
const span = ({ start, end }: Years) =>
  start && typeof end === 'number'
    ? start === end
      ? ` in ${start}`
      : ` from ${start} to ${end}`
    : start
      ? ` from ${start}`
      : '';
/** 'General Manager' takes no article before 'at'; 'of' titles neither. */
const of = (title: string, organisation: string) => (organisation ? `${title} at ${organisation}` : title);

export const english: Phrases = {
  and: 'and',
  years: ({ start, end }) =>
    end === 'present'
      ? start
        ? `${start} to today`
        : ''
      : start && end && start !== end
        ? `${start} to ${end}`
        : `${start ?? end ?? ''}`,
  position(subject, title, organisation, { start, end }) {
    if (end === 'present')
      return start
        ? `${subject} has been ${of(title, organisation)} since ${start}`
        : `${subject} is ${of(title, organisation)}`;
    if (end === undefined && start === undefined)
      return `${subject} has held the role of ${of(title, organisation)}`;
    return `${subject} was ${of(title, organisation)}${span({ start, end })}`;
  },
  earlier: (subject, organisations) => `Earlier roles took ${subject} to ${organisations}`,
  station(subject, title, organisation, years, follows, at) {
    const { start, end } = years;
    const until = typeof end === 'number' && end !== start ? ` until ${end}` : '';
    if (start && isFounder(title)) {
      const also = title.replace(/\b(?:co-?)?founder\b(?:\s*(?:&|and|,|\/)\s*)?/i, '').trim();
      const verb = /co-?founder/i.test(title) ? 'co-founded' : 'founded';
      return `${subject} ${verb} ${organisation} in ${start}${also ? `, working as ${also}` : ''}${until ? `${also ? '' : ', running it'}${until}`.replace(', running it until', ' (to').replace(/\(to (\d+)$/, '(to $1)') : ''}`;
    }
    if (!start) return `${subject} has also worked as ${of(title, organisation)}`;
    if (follows && at % 3 === 1) return `A move to ${organisation} came in ${start}, as ${title}${until}`;
    if (follows && at % 3 === 2)
      return `From ${start}${typeof end === 'number' && end !== start ? ` to ${end}` : ''} ${subject} was ${of(title, organisation)}`;
    if (follows)
      return `In ${start} ${subject} moved to ${organisation} as ${title}${until ? `, staying${until}` : ''}`;
    if (at === 0)
      return `${subject} joined ${organisation} in ${start} as ${title}${until ? `, staying${until}` : ''}`;
    return end === 'present'
      ? `Since ${start} ${subject} has also been ${of(title, organisation)}`
      : `${subject} was also ${of(title, organisation)}${span(years)}`;
  },
  further: (subject, titles, organisation) => `At ${organisation} ${subject} went on to work as ${titles}`,
  degree: (subject, degree, school) =>
    `${subject} holds ${article(degree)}${degree}${school ? ` from ${school}` : ''}`,
  studied: (subject, field, school) => `${subject} studied ${field ? `${field} ` : ''}at ${school}`,
  speaks: (subject, languages) => `${subject} speaks ${languages}`,
  fields: (subject, industries, places) =>
    places
      ? `${industries} in ${places}: that is the ground ${subject} knows`
      : `${industries}: that is the ground ${subject} knows`,
  placed: (organisation, text) => `At ${organisation}, ${text}`,
};

/** 'a ', 'an ' or nothing before a degree or a description. */
export function article(phrase: string): string {
  if (/^(?:a|an|the)\s/i.test(phrase)) return '';
  const first = /^[\p{L}.&-]+/u.exec(phrase)?.[0] ?? '';
  if (/^(?:MBA|MSc|MS|MA|MPhil|LLB|LLM|MEng|MD|MPH|NVQ|HR|HND|F[A-Z]|L[A-Z]|S[A-Z]{2})/.test(first)) {
    return /^(?:MBA|MS|MA|MPhil|MSc|MEng|MD|MPH|LLB|LLM|NVQ|HR|HND|F|L|S)/.test(first) ? 'an ' : 'a ';
  }
  if (/^(?:uni|use|eu|one|ubiq|UK|US)/i.test(first)) return 'a ';
  return /^[aeio]|^u/i.test(first) || /^hono|^hour/i.test(first) ? 'an ' : 'a ';
}
