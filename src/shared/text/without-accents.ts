/** A text in lower case without accents, to compare and search: 'São Tomé' gives 'sao tome'. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
