/** Provides this page's own app as a source of the Lab. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { liveActorsOf } from '#machines/liveActors.ts';
import { readFramesText, withEarlier } from '../../lab/keptFrames.ts';
import type { LabSource } from '../../lab/labSource.ts';
import { useServices } from '../../services/servicesContext.ts';

let before: string | null = null;

/** Frames that the previous page stored for the Lab; read once, as this page overwrites them. `mark`: of the latest erasure. */
export const framesOfPageBefore = (mark: string): string => {
  before ??= readFramesText(window.sessionStorage, mark);
  return before;
};

/** After an erasure only the number of the last frame stays. */
export const forgetPageBefore = (last: number): void => {
  before = String(last);
};

export const useLabSource = (): LabSource => {
  const { world: current, demoClock, api, base, controls, forgetting } = useServices();
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
      world: { ...world, trace: withEarlier(world.trace, framesOfPageBefore(forgetting.erasedMark())) },
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
    [world, demoClock, api, base, controls, forgetting],
  );
};
