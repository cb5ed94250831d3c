/** Opens the further pages of a stage in frames, of which one is shown. */
import { firstPage } from '#scenarios/script.ts';
import type { StagePage, StageWindows } from '../../stage/stage.ts';

export type ShownPage = {
  readonly name: string;
  readonly windowName: string;
};

export type ShownPages = {
  readonly pages: readonly ShownPage[];
  readonly shown: string;
};

export const noPages: ShownPages = { pages: [], shown: firstPage };

export type StageFrames = {
  readonly windows: StageWindows;
  /** Called once the frame of that page exists. */
  readonly frame: (name: string, page: StagePage) => void;
};

export const createStageFrames = (
  get: () => ShownPages,
  change: (changes: Partial<ShownPages>) => void,
): StageFrames => {
  const framed = new Map<string, (page: StagePage) => void>();
  return {
    windows: {
      open: (name, windowName) =>
        new Promise((resolve) => {
          framed.set(name, resolve);
          change({ pages: [...get().pages, { name, windowName }] });
        }),
      show: (shown) => change({ shown }),
      close: (name) => change({ pages: get().pages.filter((one) => one.name !== name) }),
    },
    frame: (name, opened) => {
      framed.get(name)?.(opened);
      framed.delete(name);
    },
  };
};
