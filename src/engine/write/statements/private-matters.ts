/**
 * Lines that a profile never shows, although they are in the source: why a post ended, health, family and money. Some
 * countries' resumes and the forms of agencies ask for them; a published page does not.
 */
import { anyOf } from '../../language/text/word-lists';

/** At the beginning of a line: in the middle of one it may be the person's work, as 'managed dismissals'. */
const PRIVATE_BEGINNINGS: readonly RegExp[] = [
  /^(?:the )?(?:reasons?|motives?) (?:for|of) (?:leaving|change|exit|separation|termination)\b/i,
  /^(?:(?:was|got|been|have been|i was) )?(?:laid[- ]off|made redundant|let go|furloughed)\b|^(?:(?:i )?was|got|been) (?:fired|dismissed|terminated)\b/i,
  /^(?:redundan(?:cy|t)|dismissal|dismissed|terminated|lay-?off)(?=$|[ ,(]+(?:due|because|following|after|in|from|on|\d))|^(?:unemployed|job ?seek(?:er|ing)|out of work)\b/i,
  /^(?:(?:my|the|this) )?(?:position|role|job|post|contract|employment|company|office|department|site|assignment)s? (?:was |were |has been |is |got )?(?:made redundant|eliminated|abolished|terminated|dissolved|ended|not renewed|closed down|shut down|liquidated|insolvent|bankrupt)\b/i,
  /^(?:i )?(?:left|resigned|quit)(?=$|[ ,.;])(?! (?:a|an|the|behind|as)\b)/i,
  /^(?:end of (?:the )?(?:fixed-term |temporary )?contract|contract (?:ended|expired|finished)|company (?:closure|insolvency|bankruptcy|closed(?= down|$|[,.;)]))|fixed[- ]term contract$)/i,
  /^(?:career break|gap year|(?:on )?(?:maternity|paternity|parental|sick|medical|family|compassionate|adoption|carer['’]?s) leave|sabbatical leave)\b/i,
  /^(?:grund (?:des|für den) (?:wechsels?|austritts?|ausscheidens?)|(?:betriebsbedingte |fristlose )?kündigung\b|aufhebungsvertrag|(?:wegen|durch|aufgrund|nach) (?:der )?(?:insolvenz|krankheit|betriebsaufgabe|kündigung)|insolvenz de[sr]|elternzeit|mutterschutz|arbeitslos|arbeitssuchend|arbeitsuchend|krankheitsbedingt|schwerbehinder|befristet)/i,
  /^(?:motif (?:de|du) (?:départ|la rupture)|licencie(?:ment|e?\b)|licencié|rupture conventionnelle|fin de (?:contrat|mission|cdd)|inaptitude|impossibilité de reclassement|congé (?:maternité|paternité|parental|maladie|sabbatique)|arrêt maladie|chômage|demandeu[rs]e? d['’]emploi|sans emploi|reconnaissance (?:de la )?qualité de travailleur)/i,
  /^(?:motivo (?:de|del|da) (?:salida|cese|baja|saída)|despid|despedid|fin de contrato|baja (?:médica|maternal|laboral|voluntaria)|permiso de maternidad|desempleo|en paro|rescis[ãa]o|fim de contrato|demiss[ãa]o|demitid|desempregad|licença (?:maternidade|médica))/i,
  /^(?:motivo (?:della? )?(?:cessazione|uscita)|licenziat|licenziamento|fine contratto|scadenza contratto|maternità|disoccupat|reden van vertrek|ontslag|ontslagen|werkloos|einde contract|faillissement|zwangerschapsverlof|ouderschapsverlof|powód odejścia|zwolnieni|urlop macierzyński|bezrobot)/i,
  /^(?:(?:annual|monthly|gross|net|last|final) )?(?:salary|remuneration|compensation|ctc|wage|gehalt|salaire|salario|sueldo|stipendio|salaris) ?[:=–-]? ?(?:[$€£]|rs\.?|inr|usd|eur|gbp|chf)? ?\d/i,
];

/** Anywhere in a line: nobody's work. */
const PRIVATE_MENTIONS: readonly RegExp[] = [
  /\b(?:due to|because of|owing to) (?:a |an |the |my |its |company )?(?:redundanc(?:y|ies)|lay-?offs?|downsizing|illness|burn-?out|bereavement|divorce|pregnancy)\b/i,
  /\b(?:personal|family|health) reasons\b|\b(?:personal|family) circumstances\b/i,
  /\blicenciement pour\b|\bpour inaptitude\b|\bRQTH\b|\bGdB\b|\bGrad der Behinderung\b/i,
  /\b(?:aus (?:gesundheitlichen|persönlichen|familiären|betrieblichen) Gründen|pour (?:raisons?|motifs?) (?:de santé|personnel\w*|familia\w*)|por (?:motivos?|razones) (?:de salud|personales|familiares)|per motivi (?:di salute|personali|familiari))(?!\w)/i,
  /\b(?:registered|certified|physically) disabled\b|\bdisability (?:card|certificate|status|grade|degree)\b/i,
];

/** Feelings of distress and an own illness. What somebody does for others who have them is work. */
const OWN_DISTRESS_PATTERN = anyOf(
  [
    String.raw`\b(?:felt|feel|feels|feeling) (?:an? )?(?:[\p{L}-]+ )?(?:sense of )?(?:anxi\p{L}+|burnt?[- ]out|depress\p{L}+|disillusion\p{L}*|frustrat\p{L}+|hopeless\p{L}*|lonely|loneliness|overwhelmed|worthless|unappreciated|undervalued)\b`,
    String.raw`\b(?:grew|became|was|am|been|got) (?:\p{Ll}+ )?(?:frustrated|disillusioned|burnt?[- ]out|fed up|depressed|unhappy|dissatisfied) (?:with|by|at|in|about)\b`,
    String.raw`\b(?:my|his|her) (?:own )?(?:anxiety|depression|burn-?out|illness|diagnosis|divorce|addiction|mental health)\b`,
    String.raw`\b(?:suffer\p{L}*|recover\p{L}*|struggl\p{L}*) (?:from|with) (?:an? |my |his |her )?(?:\p{Ll}+ )?(?:anxiety|depression|burn-?out|illness|addiction|cancer)\b`,
  ],
  { flags: 'iu' },
);
/** What a person holds against themselves, or is glad to be rid of. Limits that are stated as plain facts are none. */
const SELF_CRITICISM_PATTERN = anyOf(
  [
    String.raw`\b(?:(?:i am|i['’]m|am|is|was|are) |^)not (?:as |so |very |always |particularly |really |the most |the best |especially |exactly )(?:[\p{L}-]+ ){0,4}?(?:organi[sz]ed|focused|focussed|patient|good|punctual|disciplined|diplomatic|tidy|confident|outgoing|sociable|experienced|strong|skilled|proficient|tactful|detail-oriented|communicative|structured)\b`,
    String.raw`\bas (?:many|some|most|others|people|they|you|one) (?:people )?(?:would|might|may|could) (?:like|want|wish|prefer|expect)\b`,
    String.raw`\b(?:my|his|her|main|biggest|greatest|only|one|another|a)(?: [\p{L}-]+)? (?:weakness(?:es)?|shortcomings?|flaws?|fault)\b(?!-| (?:in|of|detection|tolerance|analysis|assessment|finding))`,
    String.raw`\b(?:i|he|she) (?:(?:still|often|sometimes|always|really) )?(?:struggles? (?:with|to)|(?:have|has) (?:trouble|difficulty|difficulties)|(?:am|is) (?:bad|terrible|weak|poor|hopeless|lousy) (?:at|in|with)|lacks? (?:patience|confidence|discipline|experience|focus|tact)|procrastinates?|(?:tends?) to (?:procrastinate|over-?think|over-?commit|take on too|be (?:too|over)|get (?:bored|distracted|lost)))`,
    String.raw`^(?:i |he |she )?(?:can|could) be (?:too|overly|a bit|somewhat|rather|quite) (?:[\p{L}-]+ )?(?:stubborn|impatient|perfectionist\w*|critical|blunt|direct|shy|slow|emotional|sensitive|messy|disorgani[sz]ed|picky)\b`,
    String.raw`^(?:(?:my|main|key|areas? of) )?(?:weakness(?:es)?|shortcomings|areas? (?:for|of) (?:improvement|development|growth))\s?[:–-]`,
    String.raw`\bnot (?:one of )?(?:my|his|her) (?:skills?|strengths?|strong (?:suits?|points?)|forte|thing)\b|\b(?:my|his|her|an?|the) (?:[\p{L}-]+ )?tendency to (?:diverge|drift|over|procrastinate|get|lose|forget|be too|take on too|rush|worry)`,
  ],
  { flags: 'iu' },
);

/** Others whose feelings are meant: 'treats people who suffer from anxiety'. */
const OTHER_PEOPLE_PATTERN =
  /\b(?:patients?|clients?|people|persons?|adults?|children|students?|teams?|users?|customers?|employees|staff|women|men|veterans|those|individuals|families|survivors|who)\b/iu;

/** Whether a line states what is nobody's business. */
export const isPrivateMatter = (text: string): boolean =>
  PRIVATE_BEGINNINGS.some((pattern) => pattern.test(text)) ||
  PRIVATE_MENTIONS.some((pattern) => pattern.test(text)) ||
  SELF_CRITICISM_PATTERN.test(text) ||
  (OWN_DISTRESS_PATTERN.test(text) && !OTHER_PEOPLE_PATTERN.test(text));
