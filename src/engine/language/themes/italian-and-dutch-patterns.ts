import { removeAccentsFromPattern } from '../text/accents';

/** Italian and Dutch words of themes, by the theme's id; the themes' own patterns hold those of the other languages. */
export const ITALIAN_AND_DUTCH_PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  (
    [
      ['scaling', /\b(?:crescita|raddoppiat\w+|espansione|groei|verdubbel\w+|uitbreiding)\b/],
      ['turnaround', /\b(?:risanament\w+|ristruttura\w+|herstructurering|sanering)\b/],
      ['integration', /\b(?:acquisizion\w+|fusion\w+|integrazione|overnames?|fusies?|integratie)\b/],
      [
        'finance',
        /\b(?:bilanci\w*|contabil\w+|budget\w*|finanziari\w+|begroting\w*|jaarrekening|boekhouding)\b/,
      ],
      ['cost', /\b(?:riduzione|ridotto|risparmi\w*|kosten|verlaag\w+|verlaging|besparing\w*)\b/],
      ['operations', /\b(?:produzione|stabiliment\w+|operativ\w+|productie|fabriek\w*|bedrijfsvoering)\b/],
      [
        'supply',
        /\b(?:fornitor\w+|acquisti|logistic\w+|magazzin\w+|leverancier\w*|inkoop|logistiek|magazijn\w*)\b/,
      ],
      ['commercial', /\b(?:vendit\w+|fatturato|ricavi|verkoop|omzet)\b/],
      ['marketing', /\b(?:campagn\w+|marchi\w*|merk(?:en)?|campagnes?)\b/],
      ['customer', /\b(?:client\w+|klant\w*|klanten\w*)\b/],
      ['partnerships', /\b(?:negozia\w+|alleanz\w+|onderhandel\w+|partners)\b/],
      ['strategy', /\b(?:strategi\w+)\b/],
      [
        'transformation',
        /\b(?:trasformazione|introduzione|digitalizza\w+|invoering|digitaliser\w+|implementatie)\b/,
      ],
      ['teams', /\b(?:squadr\w+|team di|persone|team van|medewerkers|teams)\b/],
      ['development', /\b(?:formazione|formato|opleiding\w*|getraind|coach\w+)\b/],
      ['international', /\b(?:paesi|estero|internazional\w+|landen|internationa\w+)\b/],
      ['automation', /\b(?:automazione|automatizza\w+|automatisering)\b/],
      ['reliability', /\b(?:qualita|difett\w+|scarti|kwaliteit|uitval)\b/],
      ['data', /\b(?:dati|gegevens|dashboards?)\b/],
      ['product', /\b(?:prodott\w+|lancio|producten|lancering)\b/],
      ['projects', /\b(?:progett\w+|projecten)\b/],
    ] as [string, RegExp][]
  ).map(([id, pattern]) => [id, removeAccentsFromPattern(pattern, 'gu')]),
);
