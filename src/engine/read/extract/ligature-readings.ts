/** Determines which letters a lost ligature stands for, by the letters before and after it in its word. */
import { anyOf } from '../../language/text/word-lists';

/** What a ligature may be drawn for. */
export type Ligature = 'ti' | 'tti' | 'tt' | 'tf' | 'ft' | 'ff' | 'fi' | 'fl';

/**
 * Endings of words after 'ti' in the languages that documents are read in: 'produc|tion', 'ac|tive', 'spécifica|tions',
 * 'ac|tivité', 'cer|tification'.
 */
const AFTER_TI_PATTERN = anyOf(
  [
    'on(?:s|al|ally|nel(?:le)?s?|nement|ner|ing|ed|en|e|es|i|is|ers?|naires?|eel)?|ón|ones',
    've(?:s|ly|ness|d|n|r)?|vit(?:y|ies|és?|à|ät|eit)|vo|va|vos|vas|vi|vement|fs?|v|r|res?',
    'ng(?:ly|s)?|ty|ties|ces?|cal(?:ly|s)?|cs?|cas?|cos?|ques?|es|z(?:e[drs]?|ing|ation)',
    's(?:e[drs]?|ing|ation|é|er)|fi(?:ed|er|cat(?:e|es|ion|ions|ed)|c)|lit(?:y|ies)',
    'li(?:z|s)(?:e|ed|ing|ation)|al(?:ly|s)?|ous|en(?:ts?|ce)|at(?:e[ds]?|ing|ions?|ives?)|mes?',
    'm(?:al|um|ates?|ated|ization|ized?|izing|isation|ised?|ising)|vat(?:ed?|ing|ion|ions)|tudes?',
    't?les?|tut(?:es?|ion|ions)|nent(?:al)?|nu(?:e|ed|ous|ously|ity|um)|ple|pl(?:e|y|ier)',
    'gat(?:e|ed|ing|ion)',
  ],
  { before: '^', after: '$', flags: 'u' },
);

/** Words with another ligature: the letters before and after it, with '_' for the ligature itself. */
const OTHER_LIGATURES: readonly (readonly [Ligature, RegExp])[] = [
  [
    'fi',
    /(?:pro_l|de_n|con_(?:[gdr]|n(?:e|es|ed|ement|ing)$)|speci_c|[oe]f_c|scienti_c|(?:certi|quali|identi|modi|classi|veri|noti|uni|simpli|clari|signi|diversi|ampli|recti)_(?:e|c|y)|bene_t|arti_c|paci_c|traf_c|suf_c|re_n|ful_l)|^_(?:nan|rst|eld|nal|les?$|ve$|x|nd|lter|nish)/u,
  ],
  [
    'fl',
    /(?:work|cash|over|out|in|air|tensor)_ow|re_ect|in_uen|con_ict|of_ine|^_(?:exib|eet|oor|ight|uen|ow|ux|y)/u,
  ],
  [
    'ff',
    /(?:^|[^\p{L}])(?:di_(?:er|us|ic)|e_(?:ect|ici|ort)|su_(?:ici|er|ix)|o_(?:er(?:s|ed|ing|te)?$|ic|shore|$)|a_(?:air|ect|ili|ord|ich)|sta_(?:$|ed|ing)|tra_ic|bu_er|co_ee|cli_|tari_|sheri_|sto_|scha_en)/u,
  ],
  [
    'ft',
    /so_(?:ware|$)|microso_|cra_|(?<!p)sch[aä]_|kr[aä]_|(?:^|[^\p{L}])(?:(?:dra|shi|le|gi|swi|o|li|upli|thri|lu)_(?:s|ed|ing|en|ly|y|hansa)?|a_er\p{L}*)$/u,
  ],
  ['tf', /pla_orm|por_olio/u],
  [
    'tti',
    /(?:^|[^\p{L}])(?:se|ge|forge|pu|cu|fi|re?fi|outfi|hi|si|be|le|kni|spo|spli|plo|permi|submi|commi|transmi|admi|forma|cha|ne|upse)_ngs?$/u,
  ],
  [
    'tt',
    /(?:^|[^\p{L}])a_(?:en|em|es|r|ac|ai|orn|itud)|(?:le|be|ma|la|pa|sca|clu|shu)_ers?n?$|wri_en|(?:commi|submi|permi|admi|transmi|omi)_e|se_l|bo_(?:om|le)|me_re|le_re|ne_oy|mi_el|plane_e/u,
  ],
];

/**
 * The letters of a ligature between others of its word; undefined if these do not tell.
 * @param before the letters before it in lower case, back to the beginning of the word or to another lost ligature
 * @param after the letters after it in lower case, up to the end of the word
 */
export function ligatureBetween(before: string, after: string): Ligature | undefined {
  const word = `${before}_${after}`;
  const other = OTHER_LIGATURES.find(([, pattern]) => pattern.test(word))?.[0];
  return other ?? (before.length > 1 && AFTER_TI_PATTERN.test(after) ? 'ti' : undefined);
}
