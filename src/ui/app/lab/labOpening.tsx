/** Holds whether the Lab is open on this page; buttons, keys and addresses open it. */
import { createContext, type ReactNode, useContext, useState } from 'react';

/** In the session storage while the Lab is open, with the view from which a reload continues. */
export const labViewKey = 'agencylens.lab.view';

type LabOpening = {
  readonly isOpen: boolean;
  readonly setOpen: (change: (isOpen: boolean) => boolean) => void;
};

const LabOpeningContext = createContext<LabOpening>({ isOpen: false, setOpen: () => {} });

export const LabOpeningHolder = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return <LabOpeningContext value={{ isOpen, setOpen }}>{children}</LabOpeningContext>;
};

export const useLabOpening = (): LabOpening => useContext(LabOpeningContext);
