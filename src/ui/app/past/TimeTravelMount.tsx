/** Mounts the banner of a past moment or a branch, and loads its code only then. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { branchKey } from '#domain/inspection/branchControls.ts';
import { asOfParameter } from '#domain/pastView.ts';
import type { AppServices } from '../../services/appServices.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';

/** Replies of another time are shown only until the refetch has finished. */
const renew = ({ serverState, actors }: AppServices): void => {
  serverState.removeQueries({ type: 'inactive' });
  void serverState.invalidateQueries();
  actors.subscription.send({ type: 'subscription.reload' });
};

const banner = {
  fault: 'The banner did not load',
  load: async () => (await import('./TimeTravelBanner.tsx')).TimeTravelBanner,
};

export const TimeTravelMount = () => {
  const services = useServices();
  const asOf = useAsOf();
  const navigate = useNavigate();
  const shown = useRef(asOf);
  const [elsewhere, setElsewhere] = useState(false);
  const Banner = useLazyModule(elsewhere, banner);

  useEffect(() => {
    setElsewhere(
      location.search.includes(asOfParameter) || services.localStorage.getItem(branchKey) !== null,
    );
    if (shown.current === asOf) return;
    shown.current = asOf;
    renew(services);
  }, [services, asOf]);

  return elsewhere && Banner ? <Banner asOf={asOf} services={services} navigate={navigate} /> : null;
};
