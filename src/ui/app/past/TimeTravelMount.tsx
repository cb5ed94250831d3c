/** Says where else than in the present of the main branch the app is; its code is fetched only then. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { branchKey } from '#domain/inspection/branchControls.ts';
import { asOfParameter } from '#domain/pastView.ts';
import type { AppServices } from '../../services/appServices.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';

/** What was read of another time is not shown as of this one for longer than it takes to read it again. */
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
