/** @vitest-environment happy-dom */
/** Tests popups for accessibility violations that need no rendering. Browser tests check contrast. */
import {
  AutoComplete,
  Button,
  ColorPicker,
  ConfigProvider,
  DatePicker,
  Popconfirm,
  Popover,
  Select,
  Tooltip,
} from 'antd';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '#tests/support/until.ts';
import { KitMenu } from '#ui/widgets/KitMenu.tsx';
import { KitModal } from '#ui/widgets/KitModal.tsx';
import { SideDrawer } from '#ui/widgets/SideDrawer.tsx';

let root: Root;

const popups: Readonly<Record<string, { readonly shows: string; readonly popup: ReactElement }>> = {
  Select: {
    shows: '.ant-select-dropdown',
    popup: (
      <>
        <label htmlFor="client">Client</label>
        <Select id="client" open value="one" options={[{ value: 'one', label: 'Acme' }]} />
      </>
    ),
  },
  AutoComplete: {
    shows: '.ant-select-dropdown',
    popup: (
      <>
        <label htmlFor="industry">Industry</label>
        <AutoComplete id="industry" open options={[{ value: 'Retail' }]} />
      </>
    ),
  },
  RangePicker: {
    shows: '.ant-picker-dropdown',
    popup: <DatePicker.RangePicker open aria-label="Days" id={{ start: 'from', end: 'until' }} />,
  },
  KitMenu: {
    shows: '.ant-dropdown',
    popup: (
      <KitMenu startsOpen items={[{ key: 'one', label: 'Dashboard' }]}>
        <Button>Ada</Button>
      </KitMenu>
    ),
  },
  ColorPicker: {
    shows: '.ant-color-picker',
    popup: (
      <ColorPicker open value="teal" disabledAlpha disabledFormat>
        <Button aria-label="Pick the accent colour" />
      </ColorPicker>
    ),
  },
  Popover: {
    shows: '.ant-popover',
    popup: (
      <Popover open title="Spend" content="What was paid for ads">
        <Button>How this is made</Button>
      </Popover>
    ),
  },
  Popconfirm: {
    shows: '.ant-popconfirm',
    popup: (
      <Popconfirm open title="Remove it?">
        <Button>Remove</Button>
      </Popconfirm>
    ),
  },
  Tooltip: {
    shows: '.ant-tooltip',
    popup: (
      <Tooltip open title="Closes the side navigation">
        <Button>Fold</Button>
      </Tooltip>
    ),
  },
  KitModal: {
    shows: '[role="dialog"]',
    popup: (
      <KitModal title="Details" focus="title" onClose={() => {}}>
        <p>All of it</p>
      </KitModal>
    ),
  },
  SideDrawer: {
    shows: '[role="dialog"]',
    popup: (
      <SideDrawer title="Details" focus="title" footer={<Button>Save</Button>} onClose={() => {}}>
        <p>All of it</p>
      </SideDrawer>
    ),
  },
};

/** Rules that need rendering, and landmarks, because Ant Design appends popups to the body outside them. */
const notJudged = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'region'];

/** Ant Design's own violations, which no prop fixes: the colour also has a labelled text field, and no option is active initially. */
const known: Readonly<Record<string, readonly string[]>> = {
  AutoComplete: ['aria-valid-attr-value'],
  ColorPicker: ['aria-input-field-name', 'label'],
};

const barriers = async (): Promise<readonly string[]> => {
  const off = Object.fromEntries(notJudged.map((rule) => [rule, { enabled: false }]));
  const { violations, passes } = await axe.run(document, { rules: off, resultTypes: ['violations'] });
  expect(passes.length).toBeGreaterThan(5);
  return violations.map(({ id }) => id).sort();
};

const show = async (popup: ReactElement, shows: string): Promise<void> => {
  flushSync(() =>
    root.render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <main>
          <h1>Page</h1>
          {popup}
        </main>
      </ConfigProvider>,
    ),
  );
  await until(() => expect(document.querySelectorAll(shows).length).toBeGreaterThan(0));
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'Page';
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app') as HTMLElement);
});

afterEach(() => root.unmount());

describe('what opens over a page', () => {
  test.each(Object.entries(popups))('has no barriers of its own: %s', async (name, { shows, popup }) => {
    await show(popup, shows);

    expect(await barriers()).toEqual(known[name] ?? []);
  });

  test('is judged at all: a dialog without a name is a barrier', async () => {
    await show(<div role="dialog" aria-modal="true" />, '[role="dialog"]');

    expect(await barriers()).toEqual(['aria-dialog-name']);
  });
});
