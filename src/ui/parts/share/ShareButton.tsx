/** Opens the share links of an item, and loads their code on the first press. */
import { Button } from 'antd';
import { useState } from 'react';
import { useLazyModule } from '../../services/useLazyModule.ts';
import type { ShareDrawerProps } from './ShareDrawer.tsx';

const lateDrawer = {
  fault: 'The share links did not load',
  load: async () => (await import('./ShareDrawer.tsx')).ShareDrawer,
};

export const ShareButton = ({ onFiles, ...props }: Omit<ShareDrawerProps, 'onClose'>) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ShareDrawer = useLazyModule(isOpen, lateDrawer, { onFailure: close });
  const files = onFiles && {
    onFiles: () => {
      close();
      onFiles();
    },
  };
  return (
    <>
      <Button loading={isOpen && ShareDrawer === null} onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && ShareDrawer && <ShareDrawer {...props} {...files} onClose={close} />}
    </>
  );
};
