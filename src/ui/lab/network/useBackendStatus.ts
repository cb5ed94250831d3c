/** Describes who answers the app's requests. */
import { useCallback, useSyncExternalStore } from 'react';
import type { BackendContext } from '#machines/backend/backendMachine.ts';
import { useLab } from '../LabContext.ts';

const texts: Readonly<Record<string, string>> = {
  waitingForPaint: 'backend waits for the first paint',
  starting: 'backend is starting',
  bridging: 'page answers until the worker does',
  failed: 'backend failed',
};

export const useBackendStatus = (): string => {
  const { actors } = useLab().source;
  const backend = actors.list().find(({ id }) => id === 'backend')?.actor;
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = backend?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [backend],
  );
  const snapshot = useSyncExternalStore(subscribe, () => backend?.getSnapshot() ?? null);
  if (snapshot === null) return 'no backend';
  const { started } = snapshot.context as BackendContext;
  if (snapshot.value !== 'ready') return texts[String(snapshot.value)] ?? String(snapshot.value);
  return started?.mode === 'direct' ? 'page answers (no worker)' : 'worker answers';
};
