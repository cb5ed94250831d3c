/** Mounts the support chat for an active plan other than free (S6.4), and loads its code only then. */
import { useSelector } from '@xstate/react';
import { ErrorBoundary } from '../../parts/errors/ErrorBoundary.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';

const chat = {
  fault: 'Chat did not load',
  load: async () => (await import('./SupportChat.tsx')).SupportChat,
  after: 'idle',
} as const;

export const ChatMount = () => {
  const { actors, world } = useServices();
  const wanted = useSelector(actors.subscription, ({ context }) => context.active);
  const Chat = useLazyModule(wanted, chat);
  if (!wanted || !Chat) return null;
  return (
    <ErrorBoundary
      component="Chat"
      onError={(error, name) => world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
    >
      <Chat />
    </ErrorBoundary>
  );
};
