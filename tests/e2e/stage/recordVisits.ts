/** Writes down what a story visits of the state charts, when `CHART_VISITS` names a folder to write to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright/test';
import type { CountedFrame } from '#ui/lab/charts/coverage.ts';

type Doored = Window & {
  agencyLensLab?: { world: { trace: { frames(): readonly CountedFrame[] } } };
  tellVisits?: (frames: readonly CountedFrame[]) => void;
};

/** Before a page is left its frames are told; what a page has at the story's end is asked for. */
const tellWhenLeft = () => {
  /** Only what is counted, as the rest of a frame may not be data. */
  const counted = ({ number, kind, detail }: CountedFrame): readonly CountedFrame[] => {
    if (kind !== 'transition' && kind !== 'actor') return [];
    if (typeof detail !== 'object' || detail === null) return [];
    const { run, machine, value, taken } = detail as Record<string, unknown>;
    if (kind === 'transition') return [{ number, kind, detail: { run, value, taken } }];
    return machine === undefined ? [] : [{ number, kind, detail: { machine, value } }];
  };
  const collect = ({ world }: NonNullable<Doored['agencyLensLab']>) => world.trace.frames().flatMap(counted);
  addEventListener('pagehide', () => {
    const { agencyLensLab, tellVisits } = window as unknown as Doored;
    if (agencyLensLab && tellVisits) tellVisits(collect(agencyLensLab));
  });
  Object.assign(globalThis, { collectVisits: collect });
};

const collectNow = () => {
  const page = globalThis as unknown as Doored & {
    collectVisits?: (source: NonNullable<Doored['agencyLensLab']>) => readonly CountedFrame[];
  };
  return page.agencyLensLab && page.collectVisits ? page.collectVisits(page.agencyLensLab) : [];
};

/** Runs a story and writes one file for it: a list of pages, each a list of frames. */
export const recordVisits = async (
  context: BrowserContext,
  story: string,
  run: () => Promise<void>,
): Promise<void> => {
  const folder = process.env.CHART_VISITS;
  if (folder === undefined || folder === '') return run();
  const pages: (readonly CountedFrame[])[] = [];
  await context.exposeBinding('tellVisits', (_, frames: readonly CountedFrame[]) => {
    pages.push(frames);
  });
  await context.addInitScript(tellWhenLeft);
  await run();
  for (const page of context.pages()) pages.push(await page.evaluate(collectNow).catch(() => []));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${story}.json`), JSON.stringify(pages.filter(({ length }) => length > 0)));
};
