/** Measures how smoothly ten thousand campaigns scroll in the table of a client's board. */
import 'antd/dist/antd.css';
import { createRoot } from 'react-dom/client';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { CampaignTable } from '#ui/pages/dashboard/client/CampaignsPart.tsx';
import type { CampaignRow } from '#ui/pages/dashboard/client/campaignRows.ts';
import type { Edit } from '#ui/pages/dashboard/client/edit.ts';
import { type FigureName, figureSpecs } from '#ui/parts/figures/figureSpecs.ts';
import type { MetricSelection } from '#ui/parts/figures/useSelection.ts';
import { usualHabits } from '#ui/parts/tables/tableHabits.ts';
import { seededRandom } from '#world/seededRandom.ts';

export type CampaignScrollPlan = { readonly campaigns: number; readonly frames: number };

/** Milliseconds until the first rows and between frames, and the maximum number of drawn rows. */
export type CampaignScrollTimes = {
  readonly firstRows: number;
  readonly frames: readonly number[];
  readonly mostDrawn: number;
};

const figureNames = Object.keys(figureSpecs) as readonly FigureName[];

const figuresBy = (of: () => number) =>
  Object.fromEntries(figureNames.map((name) => [name, of()])) as CampaignRow['previous'] & object;

const rowsOf = (count: number): readonly CampaignRow[] => {
  const random = seededRandom(1);
  const any = () => 1 + Math.round(random.next() * 100_000);
  return Array.from({ length: count }, (_, index) => ({
    ...figuresBy(any),
    key: `campaign-${index}`,
    label: `Campaign ${index + 1}`,
    previous: figuresBy(any),
    share: 1 / count,
    campaign: null,
  }));
};

const reply = { currency: 'USD', totals: figuresBy(() => 1), previous: figuresBy(() => 1), rows: [] };

/** The part of a board that the table needs; its reader has no write access. */
const board = {
  mayEdit: false,
  versus: 'previous 28 days',
  currency: 'USD',
  use: { addFilter: () => undefined },
} as unknown as MetricSelection;

const edit = {} as Edit;

const byRevenue = { column: 'revenue_cents', order: 'descending' } as const;

const use = {
  view: { search: '', status: null, sort: byRevenue },
  show: () => undefined,
  usualSort: byRevenue,
};

const own = { habits: usualHabits, change: () => undefined };

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const pixelsPerFrame = 240;

export const scrollCampaigns = async (plan: CampaignScrollPlan): Promise<CampaignScrollTimes> => {
  const room = document.createElement('div');
  room.style.cssText = 'width:1300px';
  document.body.append(room);
  const root = createRoot(room);
  const rows = rowsOf(plan.campaigns);
  const started = performance.now();
  root.render(
    <CampaignTable
      board={board}
      rows={rows}
      total={rows.length}
      own={own}
      use={use}
      reply={reply as unknown as MetricReply}
      columns="results"
      {...edit}
    />,
  );
  const drawn = () => room.querySelectorAll('.ant-table-row').length;
  while (drawn() === 0) await nextFrame();
  const firstRows = performance.now() - started;
  const holder = room.querySelector<HTMLElement>('.ant-table-tbody-virtual-holder');
  if (holder === null) throw new Error('the table is not drawn in part');
  const first = room.querySelector('.ant-table-row')?.textContent;
  const frames: number[] = [];
  let mostDrawn = drawn();
  let before = await nextFrame();
  for (let frame = 0; frame < plan.frames; frame += 1) {
    holder.dispatchEvent(
      new WheelEvent('wheel', { deltaY: pixelsPerFrame, bubbles: true, cancelable: true }),
    );
    const now = await nextFrame();
    frames.push(now - before);
    before = now;
    mostDrawn = Math.max(mostDrawn, drawn());
  }
  if (room.querySelector('.ant-table-row')?.textContent === first) throw new Error('the rows did not scroll');
  root.unmount();
  room.remove();
  return { firstRows, frames, mostDrawn };
};
