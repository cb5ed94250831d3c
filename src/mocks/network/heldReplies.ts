/** Finished answers that wait until someone lets them go. */
import type { HeldReply, Route } from '#domain/inspection/networkControls.ts';

type Waiting = HeldReply & { readonly pass: () => void };

export type HeldReplies = {
  routes(): readonly Route[];
  list(): readonly HeldReply[];
  hold(route: Route): void;
  stopHolding(route: Route): void;
  /** Resolves once the answer is released; rejects with the signal's reason when its request is abandoned. */
  wait(answer: Omit<HeldReply, 'id'>, signal: AbortSignal): Promise<void>;
  release(id: number): void;
  releaseAll(): void;
};

const withoutPass = ({ pass: _pass, ...answer }: Waiting): HeldReply => answer;

/** `onChange` is called after each change of what is held or where. */
export const createHeldReplies = (onChange: () => void): HeldReplies => {
  let routes: readonly Route[] = [];
  let waiting: readonly Waiting[] = [];
  let lastId = 0;

  const leave = (id: number) => {
    waiting = waiting.filter((answer) => answer.id !== id);
    onChange();
  };

  const release = (id: number) => {
    const answer = waiting.find((held) => held.id === id);
    if (answer === undefined) return;
    leave(id);
    answer.pass();
  };

  const wait = (answer: Omit<HeldReply, 'id'>, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const abandon = () => {
        leave(id);
        reject(signal.reason);
      };
      const pass = () => {
        signal.removeEventListener('abort', abandon);
        resolve();
      };
      signal.addEventListener('abort', abandon, { once: true });
      waiting = [...waiting, { ...answer, id, pass }];
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
