/** A dialog over the page: keeps the focus inside while it is open and gives it back to what opened it. */
import type { ReactNode } from 'react';
import { KitModal } from './KitModal.tsx';

type ModalDialogProps = {
  title: string;
  /** Names what the dialog shows; when it changes the title gets the focus, so that a reader hears the next step. */
  step?: string;
  /** Escape and the close button ask for it; the dialog is open as long as it is rendered. */
  onClose: () => void;
  children: ReactNode;
};

export const ModalDialog = (props: ModalDialogProps) => <KitModal {...props} focus="title" />;
