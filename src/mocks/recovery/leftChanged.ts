/** What is left of a lost log is not what it was when a person was told of it: something wrote to it, or it can be read no longer. */
export class LeftChanged extends Error {
  override readonly name = 'LeftChanged';
  constructor() {
    super(
      'What is left changed since it was looked through. Nothing was brought back: reload the page to look again.',
    );
  }
}
