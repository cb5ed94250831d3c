/** Replaces the page with the recovery screen after a loss, and loads its code only then. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';

const screen = {
  fault: 'The recovery screen did not load',
  load: async () => (await import('./RecoveryScreen.tsx')).RecoveryScreen,
};

export const RecoveryMount = ({ children }: { readonly children: ReactNode }) => {
  const { actors, recovery } = useServices();
  const isLost = useSelector(actors.backend, (snapshot) => snapshot.matches('lost'));
  const Screen = useLazyModule(isLost, screen);
  const controls = isLost ? recovery?.() : null;
  return controls && Screen ? <Screen controls={controls} /> : children;
};
