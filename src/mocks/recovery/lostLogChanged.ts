/** Defines the error for a lost log that changed since the user saw it, or can no longer be read. */
export class LostLogChanged extends Error {
  override readonly name = 'LeftChanged';
  constructor() {
    super(
      'What is left changed since it was looked through. Nothing was brought back: reload the page to look again.',
    );
  }
}
