/** Records choices in Ant Design's controls: an option, a range of dates, a sort order. */
import { type SortOrder, type Step, sortOrders } from '#scenarios/script.ts';
import { fieldOfOption } from './chooseOption.ts';
import { nameOf, targetOf } from './recordTarget.ts';

export const pickedOption = (element: Element): Step | null => {
  const option = element.closest('[role="option"]');
  const field = option && fieldOfOption(option);
  const select = field && targetOf(field);
  return option && select ? { select, option: nameOf(option) } : null;
};

const cells = '.ant-picker-dropdown td[title]';

/** Cells of months and years only navigate the calendar. */
const day = /^\d{4}-\d{2}-\d{2}$/;

const endOf = (page: Document, end: 'start' | 'end', isActive: boolean): HTMLInputElement | null =>
  page.querySelector(
    `.ant-picker-range .ant-picker-input-${end}${isActive ? '.ant-picker-input-active' : ''} input`,
  );

/** A form for the same two days may accompany the calendar, and works independent of the shown month. */
const typedDates = (field: Element, from: string, to: string): readonly Step[] | null => {
  const form = field.closest('[role="dialog"]')?.querySelector('form');
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(targetOf);
  const submit = form?.querySelector('button[type="submit"]');
  const [first, last] = fields;
  const click = submit ? targetOf(submit) : null;
  if (!first || !last || fields.length > 2 || click === null) return null;
  return [{ fill: first, with: from }, { fill: last, with: to }, { click }];
};

/** Null for a day that completes no choice, such as the first of a range. */
export const pickedDates = (element: Element): readonly Step[] | 'unnamed' | null => {
  const cell = element.closest(cells);
  const picked = cell?.getAttribute('title') ?? '';
  if (!cell || !day.test(picked) || cell.matches('.ant-picker-cell-disabled')) return null;
  const page = element.ownerDocument;
  const isEnd = endOf(page, 'end', true) !== null;
  if (!isEnd && endOf(page, 'start', true) === null) return 'unnamed';
  const other = endOf(page, isEnd ? 'start' : 'end', false);
  if (!other?.value) return null;
  const [from = '', to = ''] = [picked, other.value].sort();
  const group = other.closest('fieldset, [role="group"]');
  const dates = group && targetOf(group);
  return typedDates(other, from, to) ?? (dates ? [{ dates, from, to }] : 'unnamed');
};

const orderAfterPress = (header: Element): SortOrder => {
  const wantedOrder = sortOrders.find((order) => order === header.getAttribute('data-next-order'));
  const present = sortOrders.findIndex((order) => order === (header.getAttribute('aria-sort') ?? 'none'));
  return wantedOrder ?? sortOrders[(present + 1) % sortOrders.length] ?? 'none';
};

/** Null unless a sortable header is pressed; buttons inside it are excluded. */
export const pickedOrder = (element: Element): Step | null => {
  const header = element.closest('button, [role="button"], th[tabindex="0"]');
  const sort = header?.matches('th') ? targetOf(header) : null;
  return header && sort ? { sort, order: orderAfterPress(header) } : null;
};
