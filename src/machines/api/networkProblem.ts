/** Defines the error for a call without a usable response, with its sentence for the user. */

const sentences = {
  offline: 'You are offline. Check your connection and try again.',
  noReply: 'The server did not answer. Try again in a moment.',
  tooLate: 'The server took too long to answer. Try again in a moment.',
  broken: 'The server’s reply could not be read. Try again in a moment.',
  notStarted: 'The demo backend could not be started. Reload the page or try again.',
} as const;

export type NetworkProblemReason = keyof typeof sentences;

export class NetworkProblem extends Error {
  override readonly name = 'NetworkProblem';
  readonly reason: NetworkProblemReason;

  constructor(reason: NetworkProblemReason, cause?: unknown) {
    super(sentences[reason], { cause });
    this.reason = reason;
  }
}
