/** Simulates faults of a server-sent event stream: it can break, and messages can be duplicated or reordered. */
import type { Clock, TimerId } from '#world/clock.ts';

export type MessageFault = 'streamDrop' | 'streamDuplicate' | 'streamOutOfOrder' | null;

export type StreamLine = {
  readonly clock: Clock;
  readonly meet: (id: string | null) => MessageFault;
  readonly isQuiet: () => boolean;
  readonly onEnd: () => void;
};

export type FaultyStream = {
  readonly body: ReadableStream<Uint8Array>;
  readonly drop: () => void;
};

/** Milliseconds after which a message held for reordering is sent alone. */
export const longestSwapWait = 2_000;

const lost = (): Error => new TypeError('The connection was lost');

const idOf = (block: string): string | null => /^id: ?(.*)$/m.exec(block)?.[1] ?? null;

const isMessage = (block: string): boolean => /^data:/m.test(block);

/** Each message or comment with the empty line that ends it; an incomplete one counts too. */
const blocksOf = (text: string): readonly string[] => text.match(/[\s\S]+?(?:\n\n|$)/g) ?? [];

type Passing = { readonly texts: readonly string[]; readonly dropped: boolean };

const createTurns = (meet: StreamLine['meet']) => {
  let waiting: string | null = null;

  const takeWaiting = (): readonly string[] => {
    const texts = waiting === null ? [] : [waiting];
    waiting = null;
    return texts;
  };

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
    timer =
      turns.isWaiting() && output !== null
        ? clock.setTimeout(() => write(turns.takeWaiting()), longestSwapWait)
        : null;
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
