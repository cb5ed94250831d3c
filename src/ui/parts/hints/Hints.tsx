/** Renders the one tooltip of a page, and loads its code with the first hint. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { type WantedHint, watchHints } from './watchHints.ts';

const lateTip = {
  fault: 'The tooltip did not load',
  load: async () => (await import('./HintTip.tsx')).HintTip,
};

export const Hints = () => {
  const { clock } = useServices().world;
  const [hint, setHint] = useState<WantedHint | null>(null);
  const HintTip = useLazyModule(hint !== null, lateTip);
  useEffect(() => watchHints(document, clock, setHint), [clock]);
  return hint && HintTip ? <HintTip hint={hint} /> : null;
};
