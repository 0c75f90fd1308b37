/** Finds education entries in labelled rows: 'Qualification: Master of Statistics, Velmont University'. */
import type { DocumentLine } from '../../layout/line';
import { beginsDegree, educationLineOf } from './education-parts';

const EDUCATION_LABEL_PATTERN =
  /^(?:(?:highest |academic |educational |professional )?qualifications?|education|degrees?|course|studium|ausbildung|abschluss|formation|diplômes?|formación|estudios|titulación|formação|istruzione|laurea|opleiding|wykształcenie|utbildning|образование)\s?[:：]\s*/iu;

/** The rows that name a degree or a school after a label of education, without the label. */
export function labelledEducation(lines: readonly DocumentLine[]): DocumentLine[] {
  return lines.flatMap((line) => {
    const rest = line.text.replace(EDUCATION_LABEL_PATTERN, '');
    if (rest === line.text || rest === '') return [];
    const row = { ...line, text: rest, cells: [rest], bullet: false, strong: false };
    const { parts } = educationLineOf(row);
    return beginsDegree(rest) || parts.some(({ kind }) => kind === 'school') ? [row] : [];
  });
}
