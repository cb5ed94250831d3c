/** Drives the recorder's stage by position, not by name: sliders, charts, calendars. */
import type { Locator, Page } from 'playwright/test';

export type PointerHand = {
  /** Drags from the slider's middle to the fraction `part` of its length. */
  readonly drag: (slider: string, part: number) => Promise<void>;
  readonly carry: (button: string, across: number, down: number) => Promise<void>;
  readonly carryPart: (
    part: RegExp,
    by: 'inside' | 'corner',
    way: readonly [across: number, down: number],
  ) => Promise<void>;
  /** Clicks at the fraction `from` of the chart's width; with `to`, drags between both. */
  readonly pressChart: (name: RegExp, from: number, to?: number) => Promise<void>;
  /** Days as `2026-02-03`; the calendar must show the first. */
  readonly pickDays: (field: string, from: string, to: string) => Promise<void>;
};

type Act = (place: Locator, how: (place: Locator) => Promise<void>) => Promise<void>;

const mostMonths = 24;

/** Real milliseconds between two checks of a chart, and the number of checks. */
const look = 500;
const mostLooks = 120;

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} cannot be seen`);
  return box;
};

export const createPointerHand = (page: Page, act: Act): PointerHand => {
  const stage = page.frameLocator('iframe:not([data-hidden])');
  const seen = (selector: string): Locator => stage.locator(selector).filter({ visible: true }).first();

  const dragBetween = async (from: readonly [number, number], to: readonly [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 5 });
    await page.mouse.up();
  };

  /** Repeats until the chart shows the point's data, because a chart handles no events before it is drawn. */
  const pointAt = async (chart: Locator, [x, y]: readonly [number, number]): Promise<void> => {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      await page.mouse.move(x + (looks % 2), y);
      if ((await chart.getAttribute('data-place')) !== null) return;
      await page.waitForTimeout(look);
    }
    throw new Error(`${chart} shows nothing where it is pointed at`);
  };

  const dragBy = ([x, y]: readonly [number, number], [across, down]: readonly [number, number]) =>
    dragBetween([x, y], [x + across, y + down]);

  return {
    drag: (slider, part) =>
      act(stage.getByRole('slider', { name: slider }).first(), async (place) => {
        const rail = await boxOf(place.locator('xpath=ancestor::*[contains(@class, "ant-slider")][1]'));
        const from = await boxOf(place);
        await dragBetween(
          [from.x + from.width / 2, from.y + from.height / 2],
          [rail.x + rail.width * part, rail.y + rail.height / 2],
        );
      }),
    carry: (button, across, down) =>
      act(stage.getByRole('button', { name: button, exact: true }).first(), async (place) => {
        await place.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await boxOf(place);
        await dragBy([x + width / 2, y + height / 2], [across, down]);
      }),
    carryPart: (part, by, way) =>
      act(stage.getByRole('group', { name: part }).first(), async (place) => {
        await place.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await boxOf(place);
        await dragBy(by === 'inside' ? [x + 12, y + height / 2] : [x + width - 8, y + height - 8], way);
      }),
    pressChart: (name, from, to = from) =>
      act(stage.getByRole('img', { name }).first(), async (chart) => {
        await chart.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await boxOf(chart);
        await pointAt(chart, [x + width * from, y + height / 2]);
        await dragBetween([x + width * from, y + height / 2], [x + width * to, y + height / 2]);
      }),
    pickDays: (field, from, to) =>
      act(stage.getByPlaceholder(field), async (place) => {
        await place.click();
        const first = seen(`td.ant-picker-cell-in-view[title="${from}"]`);
        for (let months = 0; months < mostMonths && !(await first.isVisible()); months += 1)
          await seen('.ant-picker-header-prev-btn').click();
        await first.click();
        await seen(`td.ant-picker-cell-in-view[title="${to}"]`).click();
      }),
  };
};
