/** Month names as people write them, by number, without accents and in lower case; a name may be cut to its first letters. */

const NAMES: readonly string[][] = [
  'january januar janvier enero janeiro gennaio januari styczen stycznia stycznia ocak январь января янв janner jan janv ene gen yanvar tammikuu leden ledna sty oca ιανουαριος يناير ינואר'.split(
    ' ',
  ),
  'february februar fevrier febrero fevereiro febbraio februari luty lutego subat февраль февраля фев feb febr fev fevr lut sub helmikuu unor unora فبراير פברואר'.split(
    ' ',
  ),
  'march marz mars marzo marco maart marts marzec marca mart март марта мар mar maaliskuu brezen brezna mrz مارس מרץ מרס'.split(
    ' ',
  ),
  'april avril abril aprile kwiecien kwietnia nisan апрель апреля апр apr avr abr kwi nis huhtikuu duben dubna أبريل ابريل אפריל'.split(
    ' ',
  ),
  'may mai mayo maio maggio mei maj maja mayis май мая mag toukokuu kveten kvetna مايو מאי'.split(' '),
  'june juni juin junio junho giugno czerwiec czerwca haziran июнь июня июн jun giu cze haz kesakuu cerven cervna يونيو יוני'.split(
    ' ',
  ),
  'july juli juillet julio julho luglio lipiec lipca temmuz июль июля июл jul juil lug lip tem heinakuu cervenec cervence يوليو יולי'.split(
    ' ',
  ),
  'august aout agosto augustus augusti sierpien sierpnia agustos август августа авг aug ago sie agu elokuu srpen srpna أغسطس اغسطس אוגוסט'.split(
    ' ',
  ),
  'september septembre septiembre setiembre setembro settembre wrzesien wrzesnia eylul сентябрь сентября сен сент sep sept set wrz eyl syyskuu zari سبتمبر ספטמבר'.split(
    ' ',
  ),
  'october oktober octobre octubre outubro ottobre pazdziernik pazdziernika ekim октябрь октября окт oct okt out ott paz eki lokakuu rijen rijna أكتوبر اكتوبر אוקטובר'.split(
    ' ',
  ),
  'november novembre noviembre novembro listopad listopada kasim ноябрь ноября ноя нояб nov lis kas marraskuu listopadu نوفمبر נובמבר'.split(
    ' ',
  ),
  'december dezember decembre diciembre dezembro dicembre grudzien grudnia aralik декабрь декабря дек dec dez dic gru ara joulukuu prosinec prosince ديسمبر דצמבר'.split(
    ' ',
  ),
];

const NUMBERS = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** A regular expression source that matches any month name, the longest first. */
export const MONTH_SOURCE = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12 for a month name as `MONTH_SOURCE` matched it. */
export function monthNumber(name: string): number | undefined {
  return NUMBERS.get(name);
}

/** Seasons and quarters, with the month in which they begin. */
export const SEASONS: Record<string, number> = {
  spring: 3,
  summer: 6,
  autumn: 9,
  fall: 9,
  winter: 12,
  fruhjahr: 3,
  fruhling: 3,
  sommer: 6,
  herbst: 9,
  printemps: 3,
  ete: 6,
  automne: 9,
  hiver: 12,
  primavera: 3,
  verano: 6,
  verao: 6,
  otono: 9,
  outono: 9,
  invierno: 12,
  inverno: 12,
  q1: 1,
  q2: 4,
  q3: 7,
  q4: 10,
};

/** Words for a thing that goes on, in the place of an end date. */
export const PRESENT_WORDS = [
  'present',
  'presently',
  'current',
  'currently',
  'now',
  'today',
  'date',
  'to date',
  'ongoing',
  'on-going',
  'onwards',
  'on-wards',
  'till date',
  'till-date',
  'tilldate',
  'to till date',
  'to till',
  'as on date',
  'auj.',
  'till now',
  'heute',
  'aktuell',
  'gegenwart',
  'gegenwartig',
  'laufend',
  'jetzt',
  "aujourd'hui",
  'aujourd’hui',
  'actuellement',
  'actuel',
  'en cours',
  'ce jour',
  'presente',
  'actualidad',
  'la actualidad',
  'actual',
  'actualmente',
  'hoy',
  'la fecha',
  'presente momento',
  'o momento',
  'momento',
  'atual',
  'atualmente',
  'o presente',
  'hoje',
  'oggi',
  'attuale',
  'in corso',
  'attualmente',
  'ad oggi',
  'heden',
  'nu',
  'nuvarande',
  'na',
  'navaerende',
  'nuvaerende',
  'naværende',
  'nuværende',
  'obecnie',
  'teraz',
  'halen',
  'gunumuz',
  'devam ediyor',
  'настоящее время',
  'по настоящее время',
  'н.в.',
  'н. в.',
  '至今',
  '目前',
  '现在',
  '現在',
  '今',
  '现任',
  '현재',
  'الحاضر',
  'الآن',
  'حتى الآن',
  'היום',
  'כיום',
  'הווה',
  'soucasnost',
  'nykyinen',
  'sekarang',
  'saat ini',
  'hien tai',
];
