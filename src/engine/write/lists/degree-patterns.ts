/** Recognises the names of degrees and of their fields. */
import { anyOf } from '../../language/text/word-lists';

/** A degree in any of the languages that are read, or its abbreviation. */
export const DEGREE_NAME_PATTERN = anyOf(
  [
    String.raw`bachelor\w*|master\w*|doctor\w*|ph\.? ?d|mba|emba|b\.? ?sc|m\.? ?sc|b\.? ?a|m\.? ?a|b\.? ?s`,
    String.raw`m\.? ?s|b\.?eng|m\.?eng|ll\.?b|ll\.?m|diplom\w*|licenciatura|licence|magister|staatsexamen|md|jd`,
    String.raw`degree|mestrado|doutorado|associates?|maestr[ií]a|laurea|d\.?phil|m\.?phil|mphys|msci|mres|beng`,
    String.raw`b\.? ?tech|m\.? ?tech|pgdm|pgp\w*|post ?-?graduate diploma|mlis|mpa|mph|mfa|bfa|bba|bca|mca`,
    String.raw`b\.? ?ed|m\.? ?ed|b\.? ?comm?|m\.? ?comm?|ingenier[oa]|licenciad[oa]|ingénieure?|b\.e|b\.arch`,
    String.raw`m\.arch|a\.s|a\.a(?:\.s)?|b\.?s\.?e|m\.?s\.?e|mbbs|m\.b\.b\.s|hnd|betriebswirt\w*|fachwirt\w*`,
  ],
  { before: String.raw`\b`, after: String.raw`(?![\p{L}\p{N}])`, flags: 'iu' },
);

/** Words of fields of study. Other words after a degree may be a town or a remark. */
export const FIELD_OF_STUDY_PATTERN = anyOf(
  [
    'engineer|scien|econom|govern|business|manag|admin|financ|account|market|law|droit|recht|jura',
    'psycholog|physic|physik|chemi|biolog|math|statist|comput|informat|technolog|electr|mechan|civil',
    'architect|design|art|histor|literat|philosoph|politic|international|relations|communicat|media',
    'journal|educat|nurs|medic|pharm|health|hospital|tourism|agri|environ|logist|supply|commerce',
    'commerc|human|social|sociolog|music|theolog|security|cyber|data|analytic|software|network|system',
    'industr|production|operat|public|policy|linguist|language|english|german|french|spanish',
    'anthropolog|geograph|geolog|math|actuar|bank|insur|real estate|construct|aero|astro|marine',
    'nautic|forest|material|energy|petrol|automo|robot|film|photo|fashion|sport|culin|veterin|dent|optom',
    'wirtschaft|betrieb|maschinenbau|gestion|génie|ingenier|engenhar|administra|direito|derecho',
    'economía|contab|translat|interpret|tradu[cç]|übersetz|teach|sales|planning|purchas|tax',
  ],
  { flags: 'i' },
);

/** Phrases for a degree that has not been awarded, or not yet. */
export const DEGREE_NOT_AWARDED_PATTERN = anyOf(
  [
    'expected|anticipated|present|current|currently|ongoing|on-going',
    String.raw`continuing(?! (?:and|&|education|studies|professional|medical|legal)(?!\p{L}))|pursuing`,
    'in[- ]progress|incomplete|unfinished|not (?:yet )?(?:completed|finished)',
    'did not (?:complete|finish|graduate)|no degree|coursework|nicht abgeschlossen|abgebrochen',
    'discontinued?|dropped out|on hold|to date|till date|till now|today|candidate|en cours|laufend',
    "heute|aktuell|voraussichtlich|em andamento|en curso|in corso|aujourd['’]hui|actualidad",
  ],
  { before: String.raw`\b`, after: String.raw`(?![\p{L}\p{N}])`, flags: 'iu' },
);
