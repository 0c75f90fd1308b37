/** A profile as plain text, for pasting into forms, and as Markdown. */
import { storyFigure } from '@/shared/case-stories/case-story';
import type { DocumentEntry, DocumentReference, DocumentStory, ProfileDocument, RoleLine } from './document';

/** The format of each kind of line. */
interface Style {
  title(text: string): string;
  section(text: string): string;
  item(text: string): string;
  strong(text: string): string;
  text(text: string): string;
  link(label: string, url: string): string;
}

const PLAIN_STYLE: Style = {
  title: (text) => text,
  section: (text) => `\n${text.toLocaleUpperCase()}`,
  item: (text) => `- ${text}`,
  strong: (text) => text,
  text: (text) => text,
  link: (label, url) => `${label}: ${url}`,
};

/** Characters with a meaning in Markdown. */
const MARKDOWN_SIGNS_PATTERN = /[\\`*_{}[\]<>#|~]/g;
/** List and quotation markers of Markdown at the beginning of a line. */
const LIST_MARK_PATTERN = /^(\s*)([-+=>]|\d+[.)])(?=\s|$)/;
const escapeMarkdown = (text: string) =>
  text.replace(MARKDOWN_SIGNS_PATTERN, '\\$&').replace(LIST_MARK_PATTERN, '$1\\$2');

const MARKDOWN_STYLE: Style = {
  title: (text) => `# ${escapeMarkdown(text)}`,
  section: (text) => `\n## ${escapeMarkdown(text)}\n`,
  item: (text) => `- ${escapeMarkdown(text)}`,
  strong: (text) => `**${escapeMarkdown(text)}**`,
  text: escapeMarkdown,
  link: (label, url) => `[${escapeMarkdown(label)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`,
};

/** A profile as plain text, whose paragraphs are lines. */
export const plainTextOf = (document: ProfileDocument): string => writeDocument(document, PLAIN_STYLE, '\n');
/** A profile as Markdown, whose paragraphs are separated by blank lines. */
export const markdownOf = (document: ProfileDocument): string =>
  writeDocument(document, MARKDOWN_STYLE, '\n\n');

function writeDocument(document: ProfileDocument, style: Style, gap: string): string {
  const { links, meet, manual } = document;
  const section = (title: string, body: string[], between = '\n') =>
    body.length > 0 ? [style.section(title), body.join(between)] : [];
  const parts = [
    style.title(document.name),
    ...[document.role, document.place].filter(Boolean).map(style.text),
    ...(links.page ? [style.link('Profile', links.page)] : []),
    ...(links.linkedin ? [style.link('LinkedIn', links.linkedin)] : []),
    ...section(meet.title, meet.paragraphs.map(style.text), gap),
    ...section('Description', document.description.map(style.text), gap),
    ...section(
      'Key Roles',
      document.roles.map((role) => style.item(roleLineOf(role))),
    ),
    ...section(
      'Case stories',
      document.stories.map((story) => storyOf(story, style)),
      gap,
    ),
    ...section(
      'Superpowers',
      document.superpowers.map((each) => entry(each, style)),
      gap,
    ),
    ...section(
      'References',
      document.references.map((each) => reference(each, style, gap)),
      gap,
    ),
    ...section('Sweet Spot', document.sweetSpot.map(style.text), gap),
    ...section(
      'Engagement terms',
      document.engagement.map(({ label, text }) => style.item(`${label}: ${text}`)),
    ),
    ...section(
      'Personas',
      document.personas.flatMap(({ title, items }) => [
        ...(title ? [style.strong(title)] : []),
        ...(items.length > 0 ? [items.map(style.item).join('\n')] : []),
      ]),
      gap,
    ),
    ...section(
      'Functional Skills',
      document.skills.flatMap(({ title, described, named }) => [
        ...(title ? [style.strong(title)] : []),
        [
          ...described.map((skill) => style.item([skill.title, skill.text].filter(Boolean).join(': '))),
          ...named.map(style.item),
        ].join('\n'),
      ]),
      gap,
    ),
    ...document.facts.flatMap(({ title, items }) => section(title, items.map(style.item))),
    ...section(manual.title, manual.paragraphs.map(style.text), gap),
  ];
  return `${parts.join(gap === '\n' ? '\n' : '\n\n').replace(/\n{3,}/g, '\n\n')}\n`;
}

const storyOf = (story: DocumentStory, style: Style) =>
  [
    story.where && style.strong(story.where),
    ...[story.situation, story.action, storyFigure(story), story.result, ...story.confirmed]
      .filter(Boolean)
      .map(style.text),
  ]
    .filter(Boolean)
    .join('\n');

const entry = ({ title, text }: DocumentEntry, style: Style) =>
  [title && style.strong(title), text && style.text(text)].filter(Boolean).join('\n');

const reference = (
  { name, office, confirmed, words, statements }: DocumentReference,
  style: Style,
  gap: string,
) =>
  [
    ...words.map(style.text),
    ...(statements.length > 0 ? [statements.map(style.item).join('\n')] : []),
    [style.strong(name), office && style.text(office), style.text(confirmed)].filter(Boolean).join('\n'),
  ].join(gap);

/** A role as one line, in the format of the editor. */
export function roleLineOf(role: RoleLine): string {
  if ('line' in role) return role.line;
  const { title, organisation, years, outcome } = role;
  return `${[title, organisation, years].filter(Boolean).join(', ')}${outcome ? `: ${outcome}` : ''}`;
}
