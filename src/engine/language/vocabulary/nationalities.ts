/** Adjectives of peoples and parts of the world, which have capitals in the middle of a line. */
const NATIONALITIES: ReadonlySet<string> = new Set(
  `African American Andean Arab Arabic Argentine Asian Australian Austrian Baltic Bangladeshi Belgian Brazilian British
  Bulgarian Canadian Caribbean Chilean Chinese Colombian Croatian Czech Danish Dutch Egyptian Emirati English European
  Filipino Finnish French German Greek Hungarian Indian Indonesian Iranian Iraqi Irish Israeli Italian Japanese Jordanian
  Kenyan Korean Kuwaiti Latin Lebanese Malaysian Mexican Moroccan Nigerian Nordic Norwegian Omani Pakistani Peruvian Polish
  Portuguese Qatari Romanian Russian Saudi Scandinavian Scottish Serbian Singaporean Slovak Slovenian Spanish Swedish Swiss
  Taiwanese Thai Turkish Ukrainian Vietnamese Welsh`.split(/\s+/),
);

/** Whether a word is such an adjective, with its capital: 'Peruvian'. */
export const isNationality = (word: string): boolean => NATIONALITIES.has(word);
