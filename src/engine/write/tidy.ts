/** Removes what the layout of a document leaves in a finished text, as the last step before the check. */
import type { CitedText } from '../check/cited-text';
import type { Draft } from '../check/draft';

/** Separators of a row of a document, which are not punctuation of a sentence. */
const SEPARATOR_SOURCE = '[·•▪|‖¦]';
/** Remnants of layout, each with what replaces it. */
const TIDYING_RULES: [RegExp, string][] = [
  // 'Lisbon · Porto' names both; a separator at either end separates nothing.
  [new RegExp(`^ ?(?:${SEPARATOR_SOURCE} ?){1,5}`, 'u'), ''],
  [new RegExp(` ?(?:${SEPARATOR_SOURCE} ?){1,5}(?=$|[.,;:])`, 'gu'), ''],
  [new RegExp(` ?${SEPARATOR_SOURCE} ?(?:${SEPARATOR_SOURCE} ?){0,4}`, 'gu'), ', '],
  [/\( (?=\S)/gu, '('],
  [/(?<=\S) \)/gu, ')'],
  [/(?<=\S) (?=[,;](?:\s|$))/gu, ''],
  [/(?<=\p{Ll}{2}|\))[,;](?=\p{Lu}\p{Ll})/gu, ', '],
  [/,(?: ?,){1,5}/gu, ','],
  [/(?<![C+])\+{2,5}(?!\p{L})/gu, '+'],
  // The sign of an amount ('30 million +'), but not the one between two parts of a title ('Design + Sales').
  [/(?<=\d|\b(?:thousand|million|billion|years)) \+(?= |$)|(?<=\p{L}) \+$/giu, '+'],
  [/\*{1,5}(?=\s|$)|(?<=^|\s)\*{1,5}/gu, ''],
  [/ {2,}/gu, ' '],
];

/** 'Certified' after a dash, which a list of certifications need not repeat. */
const REPEATED_CERTIFIED_PATTERN = / [–—-] ?(?:certified|certification|certificate)\.?$/iu;
/** Marks at the end that separate nothing. The dash of '2018–' stays: it says that something goes on. */
const TRAILING_MARKS_PATTERN = /(?<!\d)(?: ?[–—\-·•|:;,/&(+]){1,5}$/u;

/** Removes a bracket that is not closed, with what follows, and one that was not opened. */
function removeUnpairedBrackets(text: string): string {
  const open = text.split('(').length - text.split(')').length;
  if (open === 0) return text;
  if (open > 0) {
    const at = text.lastIndexOf('(');
    const rest = text.slice(at + 1);
    // A few words after the bracket belong inside it and go with it; more of them are the sentence, and only the
    // bracket is wrong.
    return rest.length < MIN_KEPT_CHARACTERS ? text.slice(0, at).trimEnd() : text.slice(0, at) + rest;
  }
  const at = text.lastIndexOf(')');
  return text.slice(0, at) + text.slice(at + 1);
}

/** With this many characters or more, the text after an open bracket is kept. */
const MIN_KEPT_CHARACTERS = 40;

/** A text without remnants of layout: separators, unpaired brackets, a dash or comma at the end. */
export function tidyText(text: string): string {
  if (!UNTIDY_CHARACTER_PATTERN.test(text)) return text;
  const endsWithStop = /[^.]\.$/u.test(text);
  const bare = TIDYING_RULES.reduce(
    (rest, [pattern, replacement]) => rest.replace(pattern, replacement),
    text.trim(),
  );
  const paired = removeUnpairedBrackets(endsWithStop ? bare.replace(/\.$/u, '') : bare).replace(
    REPEATED_CERTIFIED_PATTERN,
    '',
  );
  // The sign at the end belongs to a name ('C++') or to an amount ('$200M+').
  const whole =
    /\p{L}\+\+$|(?<!\p{L})A\+$|(?<!\p{L})(?:Security|Network|Server|Linux|Cloud|Data|Project|PenTest|CySA|CASP)\+$|(?:\d\p{L}?|\b(?:thousand|million|billion|years))\+$/u.test(
      paired,
    )
      ? paired
      : paired.replace(TRAILING_MARKS_PATTERN, '').trim();
  return endsWithStop && whole !== '' ? `${whole}.` : whole;
}

/** Characters without which a text needs no tidying. */
const UNTIDY_CHARACTER_PATTERN = /[·•▪|‖¦*()+]| [,;]|,\p{Lu}|, ?,| {2}|[–—\-:;,/&]\.?$|[–—-] ?certif/iu;

const tidyCited = (one: CitedText): CitedText => {
  const text = tidyText(one.text);
  return text === one.text ? one : { ...one, text };
};

/** A draft whose texts have no remnants of layout. Texts of which nothing is left are removed. */
export function tidyDraft(draft: Draft): Draft {
  const tidyAll = (texts: readonly CitedText[]) => texts.map(tidyCited).filter(({ text }) => text !== '');
  return {
    ...draft,
    role: tidyCited(draft.role),
    location: tidyCited(draft.location),
    summary: tidyAll(draft.summary),
    highlights: tidyAll(draft.highlights),
    focus_areas: tidyAll(draft.focus_areas),
    industries: tidyAll(draft.industries),
    geographical_coverage: tidyAll(draft.geographical_coverage),
    stage_focus: tidyAll(draft.stage_focus),
    personal_interests: tidyAll(draft.personal_interests),
    certifications: tidyAll(draft.certifications),
    meet_them: draft.meet_them.map(tidyAll),
    sweetspot: tidyAll(draft.sweetspot),
    user_manual: draft.user_manual.map(tidyAll),
    personas: draft.personas.map(({ title, bullets }) => ({
      title: tidyText(title),
      bullets: tidyAll(bullets),
    })),
    superpowers: draft.superpowers.map(({ title, description }) => ({
      title: tidyText(title),
      description: tidyCited(description),
    })),
    functional_skills: draft.functional_skills.map(({ name, value }) => ({
      name,
      value: value.map(({ title, description }) => ({
        title: tidyText(title),
        description: tidyCited(description),
      })),
    })),
  };
}
