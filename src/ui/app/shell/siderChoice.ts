/** Remembers whether a person collapsed the side navigation to its icons. */
import type { BrowserStore } from '../../services/browserStore.ts';

export type SiderChoice = 'wide' | 'rail';

const key = 'agencylens.sider';

/** A script in the head applies the stored choice before the first paint. */
export const siderInForce = ({ dataset }: HTMLElement): SiderChoice =>
  dataset.sider === 'rail' ? 'rail' : 'wide';

export const chooseSider = (choice: SiderChoice, storage: BrowserStore, root: HTMLElement): void => {
  if (choice === 'wide') {
    storage.removeItem(key);
    delete root.dataset.sider;
  } else {
    storage.setItem(key, choice);
    root.dataset.sider = choice;
  }
};
