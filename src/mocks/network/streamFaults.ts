/** A stream of server-sent events on an unreliable line: it can break off, and its messages can come twice or in the wrong order. */
import type { Clock, TimerId } from '#world/clock.ts';

/** What is done to a message; null lets it pass. */
export type MessageFault = 'streamDrop' | 'streamDuplicate' | 'streamOutOfOrder' | null;

export type StreamLine = {
  readonly clock: Clock;
  /** Asked for each message, by its own id if it has one. */
  readonly meet: (id: string | null) => MessageFault;
  /** Whether anything could be met: while it says no, pieces pass as they are. */
  readonly isQuiet: () => boolean;
  /** Called once the stream is over, whichever way. */
  readonly onEnd: () => void;
};

export type FaultyStream = {
  readonly body: ReadableStream<Uint8Array>;
  /** Breaks the connection off. */
  readonly drop: () => void;
};

/** A message that waits for the one after it goes alone after so many milliseconds. */
export const longestSwapWait = 2_000;

const lost = (): Error => new TypeError('The connection was lost');

const idOf = (block: string): string | null => /^id: ?(.*)$/m.exec(block)?.[1] ?? null;

const isMessage = (block: string): boolean => /^data:/m.test(block);

/** Each message or comment with the empty line that ends it; what is not ended yet counts as one. */
const blocksOf = (text: string): readonly string[] => text.match(/[\s\S]+?(?:\n\n|$)/g) ?? [];

type Passing = { readonly texts: readonly string[]; readonly dropped: boolean };

/** Decides over messages one after the other, and keeps the one that waits for its follower. */
const createTurns = (meet: StreamLine['meet']) => {
  let waiting: string | null = null;

  const takeWaiting = (): readonly string[] => {
    const texts = waiting === null ? [] : [waiting];
    waiting = null;
    return texts;
  };

  /** Null: the connection is lost at this message. */
  const turn = (block: string): readonly string[] | null => {
    if (!isMessage(block)) return [block];
    const fault = meet(idOf(block));
    if (fault === 'streamDrop') return null;
    if (fault === 'streamOutOfOrder' && waiting === null) {
      waiting = block;
      return [];
    }
    const texts = fault === 'streamDuplicate' ? [block, block] : [block];
    return [...texts, ...takeWaiting()];
  };

  const pass = (text: string): Passing => {
    const texts: string[] = [];
    for (const block of blocksOf(text)) {
      const passed = turn(block);
      if (passed === null) return { texts, dropped: true };
      texts.push(...passed);
    }
    return { texts, dropped: false };
  };

  return { pass, takeWaiting, isWaiting: () => waiting !== null };
};

/** Leads `source` over the line. */
export const createFaultyStream = (source: ReadableStream<Uint8Array>, line: StreamLine): FaultyStream => {
  const { clock, meet, isQuiet, onEnd } = line;
  const reader = source.getReader();
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  const turns = createTurns(meet);
  let output: ReadableStreamDefaultController<Uint8Array> | null = null;
  let timer: TimerId | null = null;

  const write = (texts: readonly string[]) => {
    if (texts.length > 0) output?.enqueue(encoder.encode(texts.join('')));
  };

  const end = (then: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => {
    if (output === null) return;
    const controller = output;
    output = null;
    if (timer !== null) clock.clearTimeout(timer);
    onEnd();
    then(controller);
  };

  const drop = () => {
    end((controller) => controller.error(lost()));
    void reader.cancel();
  };

  const waitForFollower = () => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = turns.isWaiting() ? clock.setTimeout(() => write(turns.takeWaiting()), longestSwapWait) : null;
  };

  const takePiece = (piece: Uint8Array) => {
    if (isQuiet() && !turns.isWaiting()) {
      output?.enqueue(piece);
      return;
    }
    const { texts, dropped } = turns.pass(decoder.decode(piece));
    write(texts);
    waitForFollower();
    if (dropped) drop();
  };

  const readAll = async () => {
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) takePiece(part.value);
      write(turns.takeWaiting());
      end((controller) => controller.close());
    } catch (error) {
      end((controller) => controller.error(error));
    }
  };

  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      output = controller;
      void readAll();
    },
    cancel: async (reason) => {
      end(() => {});
      await reader.cancel(reason);
    },
  });
  return { body, drop };
};
