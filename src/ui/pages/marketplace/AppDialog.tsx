/** Renders the dialog of one app: description, permissions, and installation steps. */
import { useSelector } from '@xstate/react';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { AppDetail } from './AppDetail.tsx';
import type { ChangesActor, InstallationActor } from './actors.ts';
import { InstallStep } from './InstallStep.tsx';

const titles: Readonly<Record<string, (name: string) => string>> = {
  consent: (name) => `What ${name} asks for`,
  installing: (name) => `Installing ${name}`,
  failed: (name) => `${name} was not installed`,
  installed: (name) => `${name} is installed`,
};

type AppDialogProps = {
  item: ListingItem;
  installation: InstallationActor;
  changes: ChangesActor;
  onClose: () => void;
};

export const AppDialog = ({ item, installation, changes, onClose }: AppDialogProps) => {
  const state = useSelector(installation, ({ value }) => value);
  const open = useSelector(installation, (snapshot) => snapshot.hasTag('open'));
  return (
    <KitModal
      focus="title"
      title={open ? (titles[state]?.(item.name) ?? item.name) : item.name}
      step={open ? state : 'detail'}
      onClose={onClose}
    >
      {open ? (
        <InstallStep installation={installation} onClose={onClose} />
      ) : (
        <AppDetail item={item} installation={installation} changes={changes} onClose={onClose} />
      )}
    </KitModal>
  );
};
