/** Holds finished replies until they are released. */
import type { Fault, HeldReply, Route } from '#domain/inspection/networkControls.ts';

type Waiting = HeldReply & { readonly pass: (instead?: Fault) => void };

export type HeldReplies = {
  routes(): readonly Route[];
  list(): readonly HeldReply[];
  hold(route: Route): void;
  stopHolding(route: Route): void;
  /** Resolves once the reply is released, with what is given instead of it; rejects with the signal's reason when its request is aborted. */
  wait(reply: Omit<HeldReply, 'id'>, signal: AbortSignal): Promise<Fault | undefined>;
  release(id: number, instead?: Fault): void;
  releaseAll(): void;
};

const withoutPass = ({ pass: _pass, ...reply }: Waiting): HeldReply => reply;

export const createHeldReplies = (onChange: () => void): HeldReplies => {
  let routes: readonly Route[] = [];
  let waiting: readonly Waiting[] = [];
  let lastId = 0;

  const leave = (id: number) => {
    waiting = waiting.filter((reply) => reply.id !== id);
    onChange();
  };

  const release = (id: number, instead?: Fault) => {
    const reply = waiting.find((held) => held.id === id);
    if (reply === undefined) return;
    leave(id);
    reply.pass(instead);
  };

  const wait = (reply: Omit<HeldReply, 'id'>, signal: AbortSignal): Promise<Fault | undefined> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const abandon = () => {
        leave(id);
        reject(signal.reason);
      };
      const pass = (instead?: Fault) => {
        signal.removeEventListener('abort', abandon);
        resolve(instead);
      };
      signal.addEventListener('abort', abandon, { once: true });
      waiting = [...waiting, { ...reply, id, pass }];
      onChange();
    });

  return {
    routes: () => routes,
    list: () => waiting.map(withoutPass),
    hold: (route) => {
      if (routes.includes(route)) return;
      routes = [...routes, route];
      onChange();
    },
    stopHolding: (route) => {
      if (!routes.includes(route)) return;
      routes = routes.filter((held) => held !== route);
      onChange();
    },
    wait,
    release,
    releaseAll: () => {
      for (const { id } of waiting) release(id);
    },
  };
};
