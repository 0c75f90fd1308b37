/** Words that make a phrase a job title, in the languages read. */
export const TITLE_NOUN =
  /\b(?:c[efotimprsdl]o|chro|ciso|cpto|coo|officer|president|vice[- ]president|[ese]?vp|director|directora|directeur|directrice|head|lead|leader|manager|managerin|gm|general manager|partner|principal|founder|co-?founder|founding|owner|chair(?:man|woman|person)?|trustee|board member|non-executive|ned|executive|engineer|developer|architect|designer|analyst|scientist|researcher|professor|lecturer|teacher|instructor|tutor|consultant|advisor|adviser|specialist|strategist|administrator|coordinator|planner|supervisor|technician|nurse|physician|doctor|surgeon|pharmacist|lawyer|attorney|counsel|solicitor|accountant|auditor|controller|treasurer|banker|trader|broker|writer|editor|journalist|author|translator|producer|artist|photographer|recruiter|coach|trainer|facilitator|operator|intern|trainee|apprentice|assistant|associate|fellow|student|graduate|entrepreneur|programmer|evangelist|advocate|representative|agent|buyer|merchandiser|chef|pilot|driver|mechanic|electrician|geschäftsführer(?:in)?|leiter(?:in)?|bereichsleiter(?:in)?|vorstand|berater(?:in)?|ingenieur(?:in)?|entwickler(?:in)?|projektleiter(?:in)?|werkleiter(?:in)?|responsable|chef(?:fe)? de|ingénieur(?:e)?|développeu(?:r|se)|gérante?|fondat(?:eur|rice)|consultante?|jefe|jefa|gerente|ingenier[oa]|desarrollador(?:a)?|fundador(?:a)?|analista|profesor(?:a)?|professora?|diretora?|coordenador(?:a)?|engenheir[oa]|desenvolvedor(?:a)?|sócia|sócio|assessor(?:a)?|enfermeir[oa]|médic[oa]|chercheu(?:r|se)|chefin|referent(?:in)?|\p{L}+leiter(?:in)?|\p{L}+ingenieur(?:in)?|\p{L}+entwickler(?:in)?|\p{L}+berater(?:in)?)(?!\p{L})/iu;

/** Segments of a headline that are wishes, slogans or private matters, never a role. */
export const NOT_A_ROLE =
  /\b(?:father|mother|dad|mum|mom|husband|wife|keynote|speaker|open to|seeking|looking for|available|helping|i help|we help|ex[- ]|former(?:ly)?|passionate|enthusiast|lover|alumn\w+|mba|phd|winner|award\w*|podcast host|dreamer|believer|aspiring|driving|delivering|building|transforming|empowering|turning|making)\b/i;

const SENIORITY: [RegExp, number][] = [
  [
    /\b(?:c[efotimprsdl]o|chro|ciso|chief|president|managing director|geschäftsführer(?:in)?|general manager|founder|co-?founder|chair\w*|directeur général|vorstand|ceo)\b/iu,
    5,
  ],
  [
    /\b(?:[es]vp|vice[- ]president|vp|partner|general counsel|dean|group head|global head|regional director|country manager|avp)\b/iu,
    4,
  ],
  [
    /\b(?:director|directora|directeur|directrice|head|professor|principal|diretora?|bereichsleiter(?:in)?|werkleiter(?:in)?|controller|board)\b/iu,
    3,
  ],
  [
    /\b(?:manager|lead|leader|senior|architect|staff|leiter(?:in)?|gerente|responsable|supervisor|jefe|jefa|\p{L}+leiter(?:in)?)\b/iu,
    2,
  ],
  [
    /\b(?:intern|intership|trainee|apprentice|student|assistant|junior|jr|volunteer|werkstudent(?:in)?|praktikant(?:in)?|stagiaire|becari[oa]|estagiári[oa]|help desk|member)\b/iu,
    0,
  ],
];

/** How senior a title is, 0 (intern) to 5 (chief); 1 when it does not say. */
export function seniorityOf(title: string): number {
  if (/\b(?:intern|trainee|assistant|vice|deputy)\b/i.test(title) && !/vice[- ]president/i.test(title))
    return 1;
  return SENIORITY.find(([pattern]) => pattern.test(title))?.[1] ?? 1;
}
