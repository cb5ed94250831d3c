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

/** Null unless the date is the second of a range: only then it is known. */
export const pickedDates = (element: Element): Step | null => {
  const day = element.closest('.ant-picker-dropdown td[title]');
  const end = element.ownerDocument.querySelector(
    '.ant-picker-range .ant-picker-input-end.ant-picker-input-active',
  );
  const start = end?.parentElement?.querySelector('input');
  const to = day?.getAttribute('title');
  if (!to || !start?.value) return null;
  const group = start.closest('fieldset, [role="group"]');
  const dates = group && targetOf(group);
  return dates ? { dates, from: start.value, to } : null;
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
