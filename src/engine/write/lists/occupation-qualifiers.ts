/** Recognises the words before an occupation that name a field: 'Software' of an engineer, but not 'Escalation'. */
import { wordsKey } from '../../language/text/keys';
import { isTechnology } from '../../language/vocabulary/technologies';

/** Words that name the field of an occupation; others before it are a rank, a unit or a remark. */
const FIELD_WORDS = new Set(
  `ehs hse qa qc bi hr iot mac macos os sap accounting acoustic aerospace agricultural ai algorithm algorithms analog analytical and android app application applications applied audio
  automation automotive backend back banking behavioral behavioural big biomedical blockchain bridge building business calibration chemical chip
  civil clinical cloud communications compiler computational computer content control controls cost credit customer cyber data database delivery
  design desktop devops devsecops digital ecommerce electrical electronics embedded end energy enterprise environmental equity experience facilities
  fashion fiber field financial fire firmware floor forensic foundry front frontend full fullstack game gameplay geospatial geotechnical graphic
  graphics hardware health highway hpc human hvac hydraulic identity industrial information infrastructure instructional instrumentation integration
  intelligence interaction interface interior investment ios it javascript knowledge languages landscape learning linux logistics machine maintenance
  manufacturing marine market materials mechanical mechatronics media medical mep mining ml mlops mobile network networks nuclear optical packaging
  parallel performance petroleum pharmaceutical photonics pipeline planning platform plugins policy political power process product production
  programming project quality quantitative radio rail reliability research risk robot robotics safety sales science search security semiconductor
  service services site social software solution solutions spatial speech stack stationary statistical storage structural supply support sustainability
  system systems technical technology telecom test testing traffic transport transportation ui unix urban user ux vision visual voice water web
  wireless`.split(/\s+/),
);
/** Words of a unit or a task, which name a field only together with another word. */
const WEAK_WORDS = new Set(['and', 'applied', 'human', 'support', 'sales', 'floor']);

/** Whether words before an occupation name its field. */
export function nameField(qualifiers: string): boolean {
  const words = wordsKey(qualifiers).split(' ').filter(Boolean);
  return (
    isTechnology(qualifiers) ||
    (words.every((word) => FIELD_WORDS.has(word) || isTechnology(word)) &&
      words.some((word) => !WEAK_WORDS.has(word)))
  );
}
