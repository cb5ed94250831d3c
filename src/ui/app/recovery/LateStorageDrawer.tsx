/** Loads the drawer “Data in this browser” on demand. */
import { useLazyModule } from '../../services/useLazyModule.ts';

const late = {
  fault: 'The storage drawer did not load',
  load: async () => (await import('./StorageDrawer.tsx')).StorageDrawer,
};

type LateStorageDrawerProps = { readonly isOpen: boolean; readonly onClose: () => void };

export const LateStorageDrawer = ({ isOpen, onClose }: LateStorageDrawerProps) => {
  const Drawer = useLazyModule(isOpen, late);
  return isOpen && Drawer && <Drawer onClose={onClose} />;
};
