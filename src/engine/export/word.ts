/**
 * A profile as a Word document that uses named styles, so that its look can be changed by editing a style instead
 * of each line.
 */
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from 'docx';
import { storyFigure } from '@/shared/case-stories/case-story';
import type { DocumentEntry, DocumentStory, ProfileDocument, RoleLine } from './document';

/** Characters that XML must not contain. */
const FORBIDDEN_CHARACTERS_PATTERN = /(?![\t\n])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu;
const BULLETS_REFERENCE = 'bullets';
/** Indentation of list items, in twentieths of a point. */
const BULLET_INDENT = { left: 360, hanging: 240 };

/** Writes a profile as a Word document. @returns the bytes of the DOCX */
export async function makeWordFile(document: ProfileDocument): Promise<Uint8Array> {
  const bidirectional = document.rightToLeft;
  const run = (text: string, options: object = {}) =>
    new TextRun({
      text: text.replace(FORBIDDEN_CHARACTERS_PATTERN, ''),
      rightToLeft: bidirectional,
      ...options,
    });
  const paragraph = (text: string, options: IParagraphOptions = {}) =>
    new Paragraph({ bidirectional, ...options, children: options.children ?? [run(text)] });
  const heading = (text: string) => paragraph(text, { heading: HeadingLevel.HEADING_1 });
  const item = (text: string) => paragraph(text, { numbering: { reference: BULLETS_REFERENCE, level: 0 } });
  const section = (title: string, body: Paragraph[]) => (body.length > 0 ? [heading(title), ...body] : []);
  const entry = ({ title, text }: DocumentEntry) => [
    ...(title ? [paragraph(title, { heading: HeadingLevel.HEADING_2 })] : []),
    ...(text ? [paragraph(text)] : []),
  ];
  const story = (each: DocumentStory) => [
    ...(each.where ? [paragraph(each.where, { heading: HeadingLevel.HEADING_2 })] : []),
    ...[each.situation, each.action, storyFigure(each), each.result]
      .filter(Boolean)
      .map((text) => paragraph(text)),
    ...each.confirmed.map((text) => paragraph(text, { style: 'Years' })),
  ];
  const role = (line: RoleLine) =>
    'line' in line
      ? [paragraph(line.line)]
      : [
          paragraph(line.title, { heading: HeadingLevel.HEADING_2 }),
          ...(line.organisation ? [paragraph(line.organisation, { keepNext: true })] : []),
          paragraph(line.years, { style: 'Years', keepNext: Boolean(line.outcome) }),
          ...(line.outcome ? [item(line.outcome)] : []),
        ];
  const link = (url: string) =>
    paragraph('', {
      children: [new ExternalHyperlink({ link: url, children: [run(url, { style: 'Hyperlink' })] })],
    });

  const { meet, manual, links } = document;
  const children = [
    paragraph(document.name, { heading: HeadingLevel.TITLE }),
    ...[document.role, document.place].filter(Boolean).map((text) => paragraph(text, { style: 'Subtitle' })),
    ...[links.page, links.linkedin].flatMap((url) => (url ? [link(url)] : [])),
    ...section(
      meet.title,
      meet.paragraphs.map((text) => paragraph(text)),
    ),
    ...section(
      'Description',
      document.description.map((text) => paragraph(text)),
    ),
    ...section('Key Roles', document.roles.flatMap(role)),
    ...section('Case stories', document.stories.flatMap(story)),
    ...section('Superpowers', document.superpowers.flatMap(entry)),
    ...section(
      'References',
      document.references.flatMap(({ name, office, confirmed, words, statements }) => [
        paragraph(name, { heading: HeadingLevel.HEADING_2 }),
        paragraph([office, confirmed].filter(Boolean).join('. '), { style: 'Years', keepNext: true }),
        ...words.map((text) => paragraph(text)),
        ...statements.map(item),
      ]),
    ),
    ...section(
      'Sweet Spot',
      document.sweetSpot.map((text) => paragraph(text)),
    ),
    ...section(
      'Engagement terms',
      document.engagement.map(({ label, text }) => item(`${label}: ${text}`)),
    ),
    ...section(
      'Personas',
      document.personas.flatMap(({ title, items }) => [...entry({ title, text: '' }), ...items.map(item)]),
    ),
    ...section(
      'Functional Skills',
      document.skills.flatMap(({ title, described, named }) => [
        ...entry({ title, text: '' }),
        ...described.map((skill) => item([skill.title, skill.text].filter(Boolean).join(': '))),
        ...(named.length > 0 ? [paragraph(named.join(', '))] : []),
      ]),
    ),
    ...document.facts.flatMap(({ title, items }) => section(title, items.map(item))),
    ...section(
      manual.title,
      manual.paragraphs.map((text) => paragraph(text)),
    ),
  ];
  const file = new Document({
    title: document.name.replace(FORBIDDEN_CHARACTERS_PATTERN, ''),
    creator: document.name.replace(FORBIDDEN_CHARACTERS_PATTERN, ''),
    styles: stylesOf(document.language),
    numbering: {
      config: [
        {
          reference: BULLETS_REFERENCE,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: BULLET_INDENT } },
            },
          ],
        },
      ],
    },
    sections: [
      { properties: { page: { margin: { top: 1100, bottom: 1100, left: 1250, right: 1250 } } }, children },
    ],
  });
  return Packer.toBuffer(file);
}

/** Sizes are in half points, distances in twentieths of a point. */
function stylesOf(language: string | undefined) {
  const serif = 'Georgia';
  return {
    default: {
      document: {
        run: {
          font: 'Calibri',
          size: 21,
          ...(language && { language: { value: language, bidirectional: language } }),
        },
        paragraph: { spacing: { after: 80, line: 276 } },
      },
      title: { run: { font: serif, size: 52 }, paragraph: { spacing: { after: 60 } } },
      heading1: {
        run: { font: serif, size: 28, color: '17324D' },
        paragraph: { spacing: { before: 320, after: 100 }, keepNext: true },
      },
      heading2: {
        run: { size: 22, bold: true },
        paragraph: { spacing: { before: 140, after: 20 }, keepNext: true },
      },
      hyperlink: { run: { color: '17324D', underline: {} } },
    },
    paragraphStyles: [
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 24, color: '45515E' },
      },
      { id: 'Years', name: 'Years', basedOn: 'Normal', quickFormat: true, run: { color: '45515E' } },
    ],
  };
}
