/** Countries and regions whose markets lines say were entered, as alternatives of a regular expression. */
export const MARKETS = [
  'germany|france|spain|portugal|italy|poland|japan|china|india|singapore|indonesia|vietnam|thailand',
  'malaysia|australia|brazil|mexico|canada|switzerland|austria|sweden|norway|denmark|finland|ireland',
  'belgium|ghana|senegal|kenya|nigeria|egypt|turkey|the (?:us|uk|usa|netherlands|nordics|united)',
].join('|');
