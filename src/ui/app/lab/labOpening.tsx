/** Holds whether the Lab is open on this page; buttons, keys and addresses open it. */
import { createContext, type ReactNode, useContext, useState } from 'react';

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
