/**
 * Words that join others and name nothing, in the languages of Western and Northern Europe in which most profiles are
 * written.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [
    // English
    'a an and are as at be been but by for from had has have he her his i if in into is it its my no not of on or our',
    'she so than that the their them then there these they this those through to up was we were what when where which',
    'while who will with within without would you your about after all also before between both during each more most',
    'off only other out over own per same some such under until very via can one two three',
    // German, Dutch
    'der die das den dem des ein eine einen einem einer eines und oder aber auch auf aus bei bis durch für im in ist mit',
    'nach nicht nur ob seit sich sie sind über um unter vom von vor war wie wird zu zum zur als er es ich wir ihr de het',
    'een en of van voor met naar op te aan bij door uit tot om dat die deze dit zijn haar ik wij',
    // French, Italian, Spanish, Portuguese
    'le la les un une des du et ou au aux en dans pour par sur avec sans ce cette ces son sa ses qui que est sont je il',
    'elle nous vous il lo gli i una uno di da del della dei delle dello al alla ai alle nel nella con per su tra fra che',
    'non e ed è sono el los las unos y o de a en por para con sin su sus que es son se no os as um uma do dos das ao aos',
    'na nas nos em e por pela pelo com sem seu sua',
    // Norwegian, Danish, Swedish, Finnish
    'og i på av til for med fra som er var en et den det de ei å at om ved ikke eller men jeg vi han hun hvor over under',
    'och att från är ett inte jag af ja on oli sekä tai ei mutta',
  ].flatMap((line) => line.split(' ')),
);
