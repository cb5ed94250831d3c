/** Shows the selected client, and the list of clients while open. */
import { Button } from 'antd';
import { type ComponentType, useRef } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import type { ClientSelect } from './ClientSelect.tsx';
import { togglePin } from './pinnedClients.ts';
import { useClients } from './useClients.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';

type ClientSwitchProps = {
  view: ViewInUse;
  only: string | null;
  pinned: readonly string[];
  onPin: (pinned: readonly string[]) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onNear: () => void;
  List: ComponentType<Parameters<typeof ClientSelect>[0]> | null;
};

export const useClientName = ({ view }: ViewInUse, only: string | null): string | null => {
  const shown = only ?? view.client;
  const clients = useClients(shown !== null);
  if (shown === null) return 'All clients';
  return clients?.find(({ id }) => id === shown)?.name ?? null;
};

type PinProps = Pick<ClientSwitchProps, 'pinned' | 'onPin'> & { id: string; name: string };

const Pin = ({ id, name, pinned, onPin }: PinProps) => {
  const { localStorage } = useServices();
  const accountId = useAuth().profile?.id ?? '';
  const isPinned = pinned.includes(id);
  return (
    <span className={styles.roomy}>
      <Button
        type="text"
        aria-pressed={isPinned}
        aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${name}`}
        onClick={() => onPin(togglePin(id, accountId, localStorage))}
      >
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
    </span>
  );
};

export const ClientSwitch = (props: ClientSwitchProps) => {
  const { view, only, pinned, onPin, isOpen, onOpen, onNear, List } = props;
  const button = useRef<HTMLButtonElement>(null);
  const givesBack = useRef(false);
  const name = useClientName(view, only);
  useFocusAfter(isOpen, () => (givesBack.current ? button.current : null));
  const close = (giveFocusBack: boolean) => {
    givesBack.current = giveFocusBack;
    onOpen(false);
  };
  const id = only ?? view.view.client;
  if (isOpen && List)
    return <List id="view-client" isAsked onClose={close} view={view} only={only} pinned={pinned} />;
  return (
    <>
      <Button
        ref={button}
        className={styles.client ?? ''}
        aria-label={`Client: ${name ?? 'loading'}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onOpen(!isOpen)}
      >
        <bdi className={styles.text}>{name ?? '…'}</bdi>
      </Button>
      {id !== null && name !== null && <Pin id={id} name={name} pinned={pinned} onPin={onPin} />}
    </>
  );
};
