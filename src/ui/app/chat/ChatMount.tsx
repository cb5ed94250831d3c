/** Where the support chat stands in the app: only with an active plan other than free (S6.4), its code fetched only then. */
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { useServices } from '../servicesContext.ts';
import styles from './ChatMount.module.css';

const loadChat = async (): Promise<ComponentType> => (await import('./SupportChat.tsx')).SupportChat;

/** Null until the code is here; without it the page works on, and the next plan tries again. */
const useChatCode = (wanted: boolean): ComponentType | null => {
  const { trace } = useServices().world;
  const [Chat, setChat] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    loadChat().then(
      (Loaded) => current && setChat(() => Loaded),
      (error: unknown) => trace.record({ kind: 'fault', name: 'Chat did not load', detail: error }),
    );
    return () => {
      current = false;
    };
  }, [wanted, trace]);
  return Chat;
};

export const ChatMount = () => {
  const { actors, world } = useServices();
  const wanted = useSelector(actors.subscription, ({ context }) => context.plan !== null);
  const Chat = useChatCode(wanted);
  if (!wanted || !Chat) return null;
  return (
    <ErrorBoundary
      component="Chat"
      onError={(error, name) => world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
    >
      <div className={styles.room} />
      <Chat />
    </ErrorBoundary>
  );
};
