/** @vitest-environment happy-dom */
/** Tests how scripts choose in Ant Design's widgets, and how such choices are recorded: options, dates, orders, files. */
import { Button, ConfigProvider, DatePicker, Select, Table, Upload } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { chooseDates, sortBy } from '#scenarios/runScript.ts';
import type { Step } from '#scenarios/script.ts';
import { until } from '#tests/support/until.ts';
import { createDomDriver, press } from '#ui/stage/domDriver.ts';
import { readGesture } from '#ui/stage/recordGesture.ts';
import { readUpload } from '#ui/stage/recordUpload.ts';
import type { Stage } from '#ui/stage/stage.ts';
import { settle } from '#world/settle.ts';

let root: Root;

const shown = (page: ReactNode) => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as Element);
  const theme = { token: { motion: false } };
  flushSync(() =>
    root.render(
      <ConfigProvider theme={theme} virtual={false}>
        {page}
      </ConfigProvider>,
    ),
  );
  return createDomDriver({ document: () => document, settle } as unknown as Stage);
};

afterEach(() => root.unmount());

const recorded = (element: Element): Step | readonly Step[] | string => {
  let read: Step | readonly Step[] | string = 'nothing';
  const hear = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
    const gesture = readGesture(event);
    if (gesture.kind !== 'take') read = gesture.kind;
    else read = gesture.then?.length ? [gesture.step, ...gesture.then] : gesture.step;
  };
  window.addEventListener('click', hear, { capture: true });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
  window.removeEventListener('click', hear, { capture: true });
  return read;
};

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};

const oneOf = (selector: string, text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.textContent?.trim() === text,
  );
  if (!found) throw new Error(`there is no ${selector} ${text}`);
  return found;
};

const clients = [
  { value: 'acorn', label: 'Acorn & Sons' },
  { value: 'berg', label: 'Berg' },
];

describe('a list that the app draws', () => {
  const client = { role: 'combobox', name: 'Client' };

  test('is opened and its option chosen by name, wherever on the page it is drawn', async () => {
    const chosen: string[] = [];
    const driver = shown(
      <Select id="client" aria-label="Client" options={clients} onChange={(id) => chosen.push(String(id))} />,
    );

    await driver.select(client, 'Berg');
    expect(chosen).toEqual(['berg']);
    expect(await driver.value(client)).toBe('Berg');
    await driver.select(client, 'Acorn & Sons');
    expect(chosen).toEqual(['berg', 'acorn']);
    expect(await driver.count({ role: 'option' })).toBe(0);
  });

  test('reports which choices there are when one is missing', async () => {
    shown(<Select id="client" aria-label="Client" options={clients} />);
    const hasty = createDomDriver({ document: () => document, settle } as unknown as Stage, undefined, 2);

    await expect(hasty.select(client, 'Cedar')).rejects.toThrow(
      'there is no choice “Cedar”; there is Acorn & Sons, Berg',
    );
  });

  test('is recorded as the choice, not as the press that opened it', async () => {
    const driver = shown(<Select id="client" aria-label="Client" options={clients} />);

    expect(recorded(document.querySelector('[role="combobox"]') as Element)).toBe('pass');
    await driver.press('ArrowDown', client);
    expect(recorded(oneOf('[role="option"]', 'Berg'))).toEqual({
      select: { role: 'field', name: 'Client' },
      option: 'Berg',
    });
  });
});

describe('a range of dates', () => {
  const range = { role: 'group', name: 'Range' };

  const picker = (onPick: (texts: readonly string[]) => void): ReactNode => (
    <fieldset aria-label="Range">
      <DatePicker.RangePicker onChange={(_, texts) => onPick([...(texts ?? [])])} />
    </fieldset>
  );

  test('is typed into both fields', async () => {
    const picked: (readonly string[])[] = [];
    const driver = shown(picker((texts) => picked.push(texts)));

    await chooseDates(driver, { dates: range, from: '2026-10-01', to: '2026-10-31' });
    await expect.poll(() => picked.at(-1)).toEqual(['2026-10-01', '2026-10-31']);
  });

  test('is recorded once its second date is pressed', async () => {
    const driver = shown(picker(() => undefined));
    const start = { role: 'textbox', nth: 0, within: range };

    await driver.click(start);
    await driver.fill(start, '2026-10-01');
    await expect.poll(() => recorded(one('td[title="2026-10-12"]'))).toBe('pass');
    await driver.press('Enter', start);
    await expect
      .poll(() => recorded(one('td[title="2026-10-12"]')))
      .toEqual({
        dates: range,
        from: '2026-10-01',
        to: '2026-10-12',
      });
  });
});

describe('the days of a range, pressed in either order', () => {
  const october = '2026-10-01';

  const expectStep = async (first: 'start' | 'end'): Promise<void> => {
    const driver = shown(
      <fieldset aria-label="Range">
        <DatePicker.RangePicker />
      </fieldset>,
    );
    const ends = { start: 0, end: 1 };
    const field = { role: 'textbox', nth: ends[first], within: { role: 'group', name: 'Range' } };
    await driver.click(field);
    await driver.fill(field, october);
    await expect.poll(() => recorded(one('td[title="2026-10-12"]'))).toBe('pass');
    press(one('td[title="2026-10-12"]'));
    await expect.poll(() => recorded(one('td[title="2026-10-05"]'))).toEqual(step);
  };

  const step = { dates: { role: 'group', name: 'Range' }, from: '2026-10-05', to: '2026-10-12' };

  test('are one step, the earlier first', async () => {
    await expectStep('start');
    root.unmount();
    await expectStep('end');
  });

  test('are typed into the form beside the calendar, where there is one', async () => {
    const driver = shown(
      <div role="dialog">
        <form>
          <input aria-label="From" />
          <input aria-label="To" />
          <button type="submit">Apply</button>
        </form>
        <DatePicker.RangePicker />
      </div>,
    );
    const start = { role: 'textbox', nth: 2 };
    await driver.click(start);
    await driver.fill(start, october);
    await driver.press('Enter', start);

    await expect
      .poll(() => recorded(one('td[title="2026-10-12"]')))
      .toEqual([
        { fill: { role: 'field', name: 'From' }, with: october },
        { fill: { role: 'field', name: 'To' }, with: '2026-10-12' },
        { click: { role: 'button', name: 'Apply' } },
      ]);
  });

  test('are no step as long as a month is looked for', async () => {
    const driver = shown(<DatePicker.RangePicker />);
    await driver.click({ role: 'textbox', nth: 0 });
    press(await until(() => one('.ant-picker-month-btn')));

    await expect.poll(() => recorded(one('td[title$="-03"]'))).toBe('pass');
  });
});

describe('a day that no step can name', () => {
  test('is refused: the second of a range that is in no group', async () => {
    const driver = shown(<DatePicker.RangePicker />);
    const start = { role: 'textbox', nth: 0 };

    await driver.click(start);
    await driver.fill(start, '2026-10-01');
    await driver.press('Enter', start);
    await expect.poll(() => recorded(one('td[title="2026-10-12"]'))).toBe('refuse');
  });

  test('is refused: one of a calendar for one day', async () => {
    const driver = shown(<DatePicker aria-label="Day" />);
    const day = { role: 'textbox', name: 'Day' };

    await driver.click(day);
    await driver.fill(day, '2026-10-01');
    await expect.poll(() => recorded(one('td[title="2026-10-12"]'))).toBe('refuse');
  });
});

describe('a table', () => {
  const header = { role: 'columnheader', name: 'Name' };

  const table = (
    <Table
      rowKey="name"
      columns={[{ title: 'Name', dataIndex: 'name', sorter: (a, b) => a.name.localeCompare(b.name) }]}
      dataSource={[{ name: 'Berg' }, { name: 'Acorn' }]}
    />
  );

  const rows = (): readonly (string | null)[] =>
    [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

  test('is sorted by a column in either order, or no longer', async () => {
    const driver = shown(table);

    await sortBy(driver, { sort: header, order: 'descending' });
    expect(rows()).toEqual(['Berg', 'Acorn']);
    await sortBy(driver, { sort: header, order: 'ascending' });
    expect(rows()).toEqual(['Acorn', 'Berg']);
    await sortBy(driver, { sort: header, order: 'none' });
    expect(rows()).toEqual(['Berg', 'Acorn']);
  });

  test('is recorded as sorted by the order that the press brings', async () => {
    const driver = shown(table);

    expect(recorded(document.querySelector('th') as Element)).toEqual({ sort: header, order: 'ascending' });
    await sortBy(driver, { sort: header, order: 'ascending' });
    expect(recorded(document.querySelector('th') as Element)).toEqual({ sort: header, order: 'descending' });
  });
});

describe('a file', () => {
  const upload = { role: 'button', name: 'Choose a file' };

  test('is chosen by the button that represents the hidden field, and recorded so', async () => {
    const names: string[] = [];
    const driver = shown(
      <Upload
        beforeUpload={({ name }) => {
          names.push(name);
          return false;
        }}
      >
        <Button>Choose a file</Button>
      </Upload>,
    );

    await driver.upload(upload, { name: 'spend.csv', type: 'text/csv', text: 'day,spend' });
    expect(names).toEqual(['spend.csv']);
    expect(recorded(document.querySelector('button') as Element)).toBe('pass');
    const input = document.querySelector('input') as HTMLInputElement;
    const carried = new DataTransfer();
    carried.items.add(new File(['day,spend'], 'spend.csv', { type: 'text/csv' }));
    input.files = carried.files;
    expect(await readUpload(input)).toEqual({
      upload,
      file: { name: 'spend.csv', type: 'text/csv', text: 'day,spend' },
    });
  });
});
