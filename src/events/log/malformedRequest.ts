/** Defines the error for requests that no caller may make: a bug, not a refusal. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';
}
