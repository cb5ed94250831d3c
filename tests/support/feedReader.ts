/** Reads a stream of server-sent events as it comes, for tests that move time by hand. */
import { settle } from '#world/settle.ts';

export type FeedReader = {
  /** What has come since the last look, once nothing more comes without time passing. */
  next(): Promise<string>;
  /** Whether the stream has ended, and how. */
  ending(): Promise<'open' | 'ended' | 'broken'>;
  /** What broke the stream; undefined where nothing did. */
  failure(): unknown;
  /** Leaves the stream, as a reader does who has seen enough. */
  leave(): Promise<void>;
};

export const readFeed = (response: Response): FeedReader => {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let state: 'open' | 'ended' | 'broken' = 'open';
  let failure: unknown;
  const readOn = async (): Promise<void> => {
    try {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
        text += decoder.decode(value, { stream: true });
      }
      state = 'ended';
    } catch (error) {
      state = 'broken';
      failure = error;
    }
  };
  void readOn();
  return {
    next: async () => {
      await settle();
      const come = text;
      text = '';
      return come;
    },
    ending: async () => {
      await settle();
      return state;
    },
    failure: () => failure,
    leave: () => reader.cancel(),
  };
};
