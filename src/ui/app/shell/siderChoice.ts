/** Whether the side navigation shows its labels or its icons alone: chosen by a person, remembered by the browser. */
import type { BrowserStore } from '../../services/browserStore.ts';

export type SiderChoice = 'wide' | 'rail';

const key = 'agencylens.sider';

/** The head's script puts the remembered choice into force before the first paint. */
export const siderInForce = ({ dataset }: HTMLElement): SiderChoice =>
  dataset.sider === 'rail' ? 'rail' : 'wide';

/** Remembers the choice and puts it into force: the stylesheet looks at `data-sider`. */
export const chooseSider = (choice: SiderChoice, storage: BrowserStore, root: HTMLElement): void => {
  if (choice === 'wide') {
    storage.removeItem(key);
    delete root.dataset.sider;
  } else {
    storage.setItem(key, choice);
    root.dataset.sider = choice;
  }
};
