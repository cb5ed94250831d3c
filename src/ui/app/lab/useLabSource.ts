/** Provides this page's own app as a source of the Lab. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { liveActorsOf } from '#machines/liveActors.ts';
import type { LabSource } from '../../lab/labSource.ts';
import { readFramesText, withEarlier } from '../../lab/storedFrames.ts';
import type { BrowserStore } from '../../services/browserStore.ts';
import { useServices } from '../../services/servicesContext.ts';

type Door = { agencyLensLab?: LabSource };

export const openLabDoor = (page: Window & Door, source: LabSource): void => {
  page.agencyLensLab = source;
};

export const sourceOfOpener = (page: Window): LabSource | null => {
  try {
    const opener = page.opener as (Window & Door) | null;
    return opener?.closed === false ? (opener.agencyLensLab ?? null) : null;
  } catch {
    // The opener has another origin.
    return null;
  }
};

/** Text by the store that holds it. It is read once, because this page overwrites it. */
const textsBefore = new WeakMap<BrowserStore, string>();

/** Frames that the previous page stored for the Lab. `mark`: of the latest erasure. */
export const framesOfPageBefore = (store: BrowserStore, mark: string): string => {
  const text = textsBefore.get(store) ?? readFramesText(store, mark);
  textsBefore.set(store, text);
  return text;
};

/** After an erasure only the number of the last frame stays. */
export const forgetPageBefore = (store: BrowserStore, last: number): void => {
  textsBefore.set(store, String(last));
};

export const useLabSource = (): LabSource => {
  const { world: current, demoClock, api, base, controls, forgetting, sessionStorage: store } = useServices();
  // Moving the demo's clock creates another object of the same world.
  const [world] = useState(current);
  const navigate = useNavigate();
  const location = useLocation();
  const place = useRef({ navigate, location });
  useEffect(() => {
    place.current = { navigate, location };
  }, [navigate, location]);
  return useMemo(
    () => ({
      world: {
        ...world,
        trace: withEarlier(world.trace, framesOfPageBefore(store, forgetting.erasedMark())),
      },
      ...(demoClock ? { demoClock } : {}),
      actors: liveActorsOf(world.trace),
      api,
      base,
      controls,
      address: () => {
        const { pathname, search, hash } = place.current.location;
        return pathname + search + hash;
      },
      navigate: (address) => place.current.navigate(address),
    }),
    [world, demoClock, api, base, controls, forgetting, store],
  );
};
