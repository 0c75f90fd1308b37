import { seniorityOf } from '../vocabulary/titles';
import { aOrAn } from './article';
import type { Phrases, Years } from './phrases';

const FOUNDER = /\b(?:co-?founder|founder|owner)\b/i;
const SINGULAR =
  /\b(?:engineer|developer|programmer|analyst|consultant|intern|trainee|assistant|nurse|teacher|lecturer|technician|designer|planner|associate|fellow|professor|scientist|researcher|specialist|writer|administrator|coordinator|instructor|product manager|project manager|account manager|engineering manager|programme manager|program manager)$/i;

/** Organisations that read with an article inside a sentence. */
export function theOrganisation(organisation: string): string {
  return /^(?:National University of|Massachusetts Institute|California Institute|London School|Royal Institute)\b/.test(
    organisation,
  ) ||
    /^(?:University|Institute|Ministry|Department|Government|City|Bank|College|Royal|Museum|School|Research Council|National|Federal) (?:of|for|Council|Bank)\b/.test(
      organisation,
    )
    ? `the ${organisation}`
    : organisation;
}

/** 'Chief Operating Officer of Tanager Health', 'Professor of Physics at the University of Varn', as a list has it. */
export function officeIn(title: string, organisation: string): string {
  if (!organisation) return title;
  const of =
    /^(?:chief [\p{L} ]+ officer|president|ceo|coo|cfo|cto|cmo|general manager|managing director|owner|founder|co-founder|founder (?:&|and) ceo)$/iu.test(
      title,
    );
  return `${title} ${of ? 'of' : 'at'} ${theOrganisation(organisation)}`;
}

/** The same inside a sentence: 'a Software Engineer at Hooli', 'owner of Whitlock Joinery'. */
export function heldAs(title: string, organisation: string): string {
  const article =
    SINGULAR.test(title) && !title.includes(', later ') && seniorityOf(title) < 4 ? aOrAn(title) : '';
  return `${article}${officeIn(title, organisation).replace(/^(?:Owner|Founder)(?= of )/, (word) => word.toLowerCase())}`;
}

const span = ({ start, end }: Years) =>
  start && typeof end === 'number'
    ? start === end
      ? ` in ${start}`
      : ` from ${start} to ${end}`
    : start
      ? ` from ${start}`
      : typeof end === 'number'
        ? ` until ${end}`
        : '';

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
    if (!subject)
      return `${title}${organisation ? ` at ${theOrganisation(organisation)}` : ''}${end === 'present' && start ? ` since ${start}` : ''}`;
    if (end === 'present')
      return start
        ? `${subject} has been ${heldAs(title, organisation)} since ${start}`
        : `${subject} is ${heldAs(title, organisation)}`;
    if (end === undefined && start === undefined)
      return `${subject} has worked as ${heldAs(title, organisation)}`;
    return `${subject} was ${heldAs(title, organisation)}${span({ ...(start ? { start } : {}), ...(end ? { end } : {}) })}`;
  },
  earlier: (subject, organisations, count) =>
    count > 2
      ? `The way there led through ${organisations}`
      : `${count > 1 ? 'Earlier roles' : 'An earlier role'} took ${subject} to ${organisations}`,
  station(subject, title, organisation, years, follows, at) {
    const { start, end } = years;
    if (title.includes(', later ') && start && at > 0) {
      return end === 'present'
        ? `At ${theOrganisation(organisation)} since ${start}: ${title}`
        : `Then came ${theOrganisation(organisation)},${span(years)}, as ${title}`;
    }
    if (start && FOUNDER.test(title)) {
      const verb = /co-?founder/i.test(title)
        ? 'co-founded'
        : /founder/i.test(title)
          ? 'founded'
          : 'has owned';
      if (verb === 'has owned')
        return end === 'present'
          ? `${subject} has owned ${organisation} since ${start}`
          : `${subject} owned ${organisation}${span(years)}`;
      return `${subject} ${verb} ${organisation} in ${start}`;
    }
    if (end === 'present')
      return start
        ? `Since ${start} ${subject} has${at > 0 && !follows ? ' also' : ''} been ${heldAs(title, organisation)}`
        : `${subject} is${at > 0 ? ' also' : ''} ${heldAs(title, organisation)}`;
    if (!start) return `${subject} has also worked as ${heldAs(title, organisation)}`;
    if (at === 0) return `${subject} joined ${theOrganisation(organisation)} in ${start} as ${title}`;
    if (!follows) return `There was also work as ${heldAs(title, organisation)}${span(years)}`;
    if (at % 2 === 1)
      return `${theOrganisation(organisation).replace(/^the /, 'The ')} followed in ${start}, as ${title}`;
    return `Then came ${theOrganisation(organisation)},${span(years)}, as ${title}`;
  },
  moved: (title, organisation, year) =>
    ` and moved to ${theOrganisation(organisation)} in ${year}${title ? ` as ${title}` : ''}`,
  later: 'later',
  degree: (subject, degree, school) =>
    `${subject} holds ${aOrAn(degree)}${degree}${school ? ` from ${theOrganisation(school)}` : ''}`,
  studied: (subject, field, school) =>
    `${subject} studied ${field ? `${field} ` : ''}at ${theOrganisation(school)}`,
  speaks: (subject, languages) => `${subject} speaks ${languages}`,
  placed: (organisation, text) => `At ${organisation}, ${text}`,
};
