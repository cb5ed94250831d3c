/** Connects the network controls to the panel. A backend on a server has none. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NetworkControls, NetworkState } from '#domain/inspection/networkControls.ts';
import { useLab } from '../LabContext.ts';

export type NetworkLevers = { readonly controls: NetworkControls; readonly state: NetworkState };

const silent = () => () => {};
const none = () => null;

export const useNetwork = (): NetworkLevers | null => {
  const { source } = useLab();
  const [controls, setControls] = useState<NetworkControls | null>(null);
  useEffect(() => {
    let isShown = true;
    const take = async () => {
      const { network } = await source.controls();
      await network.contract();
      if (isShown) setControls(() => network);
    };
    take().catch((detail: unknown) => {
      source.world.trace.record({
        kind: 'fault',
        name: 'The network has no controls here',
        cause: null,
        detail,
      });
    });
    return () => {
      isShown = false;
    };
  }, [source]);
  const state = useSyncExternalStore(controls?.subscribe ?? silent, controls?.state ?? none);
  return controls && state ? { controls, state } : null;
};
