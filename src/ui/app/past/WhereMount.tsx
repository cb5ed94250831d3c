/** Says where else than in the present of the main branch the app is; its code is fetched only then. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { branchKey } from '#domain/inspection/branchControls.ts';
import type { AppServices } from '../services.ts';
import { useServices } from '../servicesContext.ts';
import { useAsOf } from './useAsOf.ts';
import type { WhereBannerProps } from './WhereBanner.tsx';

/** What was read of another time is not shown as of this one for longer than it takes to read it again. */
const renew = ({ serverState, actors }: AppServices): void => {
  serverState.removeQueries({ type: 'inactive' });
  void serverState.invalidateQueries();
  actors.subscription.send({ type: 'subscription.reload' });
};

export const WhereMount = () => {
  const services = useServices();
  const asOf = useAsOf();
  const navigate = useNavigate();
  const shown = useRef(asOf);
  const [elsewhere, setElsewhere] = useState(false);
  const [Banner, setBanner] = useState<ComponentType<WhereBannerProps> | null>(null);

  useEffect(() => {
    setElsewhere(asOf !== null || services.localStorage.getItem(branchKey) !== null);
    if (shown.current === asOf) return;
    shown.current = asOf;
    renew(services);
  }, [services, asOf]);

  useEffect(() => {
    if (!elsewhere) return;
    import('./WhereBanner.tsx').then(
      ({ WhereBanner }) => setBanner(() => WhereBanner),
      (error: unknown) =>
        services.world.trace.record({ kind: 'fault', name: 'The banner did not load', detail: error }),
    );
  }, [elsewhere, services]);

  return elsewhere && Banner ? <Banner asOf={asOf} services={services} navigate={navigate} /> : null;
};
