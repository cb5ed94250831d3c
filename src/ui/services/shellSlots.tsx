/** Provides slots in the shell that other parts fill by a portal. */
import { createContext, type ReactNode, useContext, useState } from 'react';

/** `chat`: the support chat's bubble. `viewBar`: controls of the page's client and range. */
export type SlotName = 'chat' | 'viewBar';

type Slots = Partial<Record<SlotName, HTMLElement | null>>;

const SlotsContext = createContext<Slots>({});
const SetSlotContext = createContext<(name: SlotName, place: HTMLElement | null) => void>(() => {});

export const ShellSlots = ({ children }: { children: ReactNode }) => {
  const [slots, setSlots] = useState<Slots>({});
  const [setSlot] = useState(
    () => (name: SlotName, place: HTMLElement | null) =>
      setSlots((others) => (others[name] === place ? others : { ...others, [name]: place })),
  );
  return (
    <SetSlotContext value={setSlot}>
      <SlotsContext value={slots}>{children}</SlotsContext>
    </SetSlotContext>
  );
};

export const useShellSlot = (name: SlotName): HTMLElement | null => useContext(SlotsContext)[name] ?? null;

export const ShellSlot = ({ name, className }: { name: SlotName; className?: string | undefined }) => {
  const setSlot = useContext(SetSlotContext);
  const [place] = useState(() => (element: HTMLElement | null) => setSlot(name, element));
  return <div ref={place} className={className} />;
};
