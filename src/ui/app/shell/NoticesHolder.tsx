/** Gives every page `useNotices()`, and loads antd's `App` with the first message, notification or question. */
import { type ReactNode, useState } from 'react';
import { type Notices, NoticesContext } from '../../services/notices.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';

type Call = (...parts: readonly unknown[]) => unknown;

/** Measured on the world's clock, because antd's own timers would use the browser's. */
const shownFor = 4_000;

const createNotices = (
  fetchNotices: () => Promise<Notices>,
  afterwards: (close: () => void) => void,
): Notices => {
  /** The returned value can be awaited like antd's own; updating a message later needs a key. */
  const forward = <Name extends keyof Notices>(name: Name): Notices[Name] =>
    new Proxy({} as Notices[Name], {
      get:
        (_, method): Call =>
        async (...parts) => {
          const notices = await fetchNotices();
          const result: unknown = (Reflect.get(notices[name], method) as Call)(...parts);
          if (name === 'message' && typeof result === 'function') afterwards(() => result());
          return result;
        },
    });
  return { message: forward('message'), notification: forward('notification'), modal: forward('modal') };
};

const shower = {
  fault: 'Notices did not load',
  load: async () => (await import('./NoticeShower.tsx')).NoticeShower,
};

export const NoticesHolder = ({ children }: { children: ReactNode }) => {
  const { clock } = useServices().world;
  const [isWanted, setWanted] = useState(false);
  const Shower = useLazyModule(isWanted, shower);
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<Notices>());
  const [notices] = useState(() =>
    createNotices(
      () => {
        setWanted(true);
        return promise;
      },
      (close) => clock.setTimeout(close, shownFor),
    ),
  );
  return (
    <NoticesContext value={notices}>
      {children}
      {Shower && <Shower onReady={resolve} />}
    </NoticesContext>
  );
};
