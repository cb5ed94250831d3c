/** Reads what somebody chooses in what Ant Design draws: an option of a list, a range of dates, the order of a table. */
import { type SortOrder, type Step, sortOrders } from '#scenarios/script.ts';
import { fieldOfOption } from './chooseOption.ts';
import { nameOf, targetOf } from './recordTarget.ts';

/** Null when no option of an opened list is pressed. */
export const pickedOption = (element: Element): Step | null => {
  const option = element.closest('[role="option"]');
  const field = option && fieldOfOption(option);
  const select = field && targetOf(field);
  return option && select ? { select, option: nameOf(option) } : null;
};

const days = '.ant-picker-dropdown td[title]';

/** Null for a day after which nothing is chosen yet, as the first of a range. */
export const pickedDates = (element: Element): Step | 'unnamed' | null => {
  const day = element.closest(days);
  const to = day?.getAttribute('title');
  if (!day || !to || day.matches('.ant-picker-cell-disabled')) return null;
  const page = element.ownerDocument;
  const isRange = page.querySelector('.ant-picker-range .ant-picker-input-active') !== null;
  const end = page.querySelector('.ant-picker-range .ant-picker-input-end.ant-picker-input-active');
  const start = end?.parentElement?.querySelector('input');
  if (isRange && !start?.value) return null;
  const group = start?.closest('fieldset, [role="group"]');
  const dates = group && targetOf(group);
  return dates && start ? { dates, from: start.value, to } : 'unnamed';
};

/** The order that a press brings: what the header says comes next, or the one after the present one. */
const orderAfterPress = (header: Element): SortOrder => {
  const told = sortOrders.find((order) => order === header.getAttribute('data-next-order'));
  const present = sortOrders.findIndex((order) => order === (header.getAttribute('aria-sort') ?? 'none'));
  return told ?? sortOrders[(present + 1) % sortOrders.length] ?? 'none';
};

/** Null when no header that sorts is pressed; one that has buttons of its own is not meant by these. */
export const pickedOrder = (element: Element): Step | null => {
  const header = element.closest('button, [role="button"], th[tabindex="0"]');
  const sort = header?.matches('th') ? targetOf(header) : null;
  return header && sort ? { sort, order: orderAfterPress(header) } : null;
};
