/** Measures how smoothly a hundred thousand events scroll in the table of the Lab. */
import { createRoot } from 'react-dom/client';
import { EventRows } from '#ui/lab/log/EventRows.tsx';
import { linkedEvents } from './logTimes.ts';

export type ScrollPlan = { readonly events: number; readonly frames: number };

/** Milliseconds until the first rows and between frames. */
export type ScrollTimes = { readonly firstRows: number; readonly frames: readonly number[] };

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const rowsPerFrame = 40;
const rowHeight = 28;

export const scrollRows = async ({ events: count, frames }: ScrollPlan): Promise<ScrollTimes> => {
  const list = linkedEvents(count);
  const room = document.createElement('div');
  room.style.cssText = 'display:flex;flex-direction:column;width:1300px;height:800px';
  document.body.append(room);
  const root = createRoot(room);
  const started = performance.now();
  root.render(
    <EventRows events={{ list, count: list.length }} indices={null} position={null} onOpen={() => {}} />,
  );
  let scroller: HTMLElement | null = null;
  while (scroller === null) {
    await nextFrame();
    scroller = room.querySelector('tbody tr') === null ? null : (room.firstElementChild as HTMLElement);
  }
  const firstRows = performance.now() - started;
  const times: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    scroller.scrollTop += rowsPerFrame * rowHeight;
    const now = await nextFrame();
    times.push(now - before);
    before = now;
  }
  if (scroller.scrollTop === 0 || !room.textContent?.includes(String(list.length - frames * rowsPerFrame)))
    throw new Error('the rows did not scroll');
  root.unmount();
  room.remove();
  return { firstRows, frames: times };
};
