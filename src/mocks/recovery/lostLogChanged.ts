/** The rest of a lost log has changed since the person was told of it: something wrote to it, or it can no longer be read. */
export class LostLogChanged extends Error {
  override readonly name = 'LeftChanged';
  constructor() {
    super(
      'What is left changed since it was looked through. Nothing was brought back: reload the page to look again.',
    );
  }
}
