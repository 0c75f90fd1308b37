/** The profile cannot be written from the record, since its last edits are not saved. The message is for the person. */
export class RecordNotSavedError extends Error {
  constructor(tooLong: boolean) {
    super(
      tooLong
        ? 'A text of your record is too long to be saved. Please shorten it first.'
        : 'Your last changes could not be saved. Please check your connection and try again.',
    );
  }
}
