/**
 * Adverbs that can be omitted before a verb without strengthening the meaning of the line; 'jointly' and
 * 'partly' are not among them.
 */
export const LEADING_ADVERBS: readonly string[] =
  'successfully effectively efficiently actively proactively consistently continuously continually seamlessly strategically diligently expertly skillfully skilfully proudly currently presently also then previously formally simultaneously concurrently significantly substantially dramatically drastically greatly independently personally directly rapidly quickly swiftly further single-handedly solely meticulously accurately thoroughly carefully promptly'.split(
    ' ',
  );

/** Adverbs before a verb that say when, how often or how far, and therefore are kept. */
export const KEPT_ADVERBS: readonly string[] =
  'now later recently always often usually regularly frequently typically generally mainly mostly primarily particularly especially deeply really truly genuinely'.split(
    ' ',
  );
