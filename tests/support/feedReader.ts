/** Reads a server-sent event stream in tests that advance time by hand. */
import { settle } from '#world/settle.ts';

export type FeedReader = {
  next(): Promise<string>;
  ending(): Promise<'open' | 'ended' | 'broken'>;
  failure(): unknown;
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
