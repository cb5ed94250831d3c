/** What the log throws when it is asked for something that no caller may ask: a bug of the caller, not a refusal. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';
}
