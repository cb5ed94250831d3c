/** Shows nothing in the waiting frame until a start takes long, then loads its message. */
import { useEffect, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';

const words = {
  fault: 'The loading progress could not be shown',
  load: async () => (await import('./StartProgress.tsx')).StartProgress,
};

export const SlowStart = () => {
  const { slowStart } = useServices();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let current = true;
    void slowStart?.then(() => current && setSlow(true));
    return () => {
      current = false;
    };
  }, [slowStart]);
  const Progress = useLazyModule(isSlow, words);
  return slowStart && Progress && <Progress slowStart={slowStart} />;
};
