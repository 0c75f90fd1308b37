/** Thrown when the profile cannot be written from the record yet; the message is for the person. */
export class RecordNotSaved extends Error {
  constructor(tooLong: boolean) {
    super(
      tooLong
        ? 'A text of your record is too long to be saved. Please shorten it first.'
        : 'Your last changes could not be saved. Please check your connection and try again.',
    );
  }
}
