/** @vitest-environment happy-dom */
/** Tests the checks that a recording adds automatically after a change, on small pages. */
import { describe, expect, test } from 'vitest';
import type { Expectation, Step } from '#scenarios/script.ts';
import { button } from '#scenarios/targets.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import { momentOf } from '#ui/stage/recordChanges.ts';
import { checksOf } from '#ui/stage/recordChecks.ts';
import { controlChecks } from '#ui/stage/recordControl.ts';
import type { Stage } from '#ui/stage/stage.ts';

const pressed: Step = { click: button('Save') };

type Page = { readonly html: string; readonly address?: string };

const expectedOf = async (
  before: Page,
  after: Page,
  { step = pressed, events = ['ClientUpdated'] }: { step?: Step; events?: readonly string[] } = {},
): Promise<readonly Expectation[]> => {
  let address = '/clients';
  const show = (page: Page): void => {
    document.body.innerHTML = page.html;
    address = page.address ?? '/clients';
  };
  const stage = {
    document: () => document,
    address: () => address,
    settle: async () => undefined,
    states: () => new Map(),
    sentRequests: () => new Map(),
    eventsAfter: async () => events,
    storedKeys: () => [],
  } as unknown as Stage;
  show(before);
  const moment = momentOf(stage, document, 0);
  show(after);
  const driver = createDomDriver(stage, undefined, 1);
  const checks = await checksOf(step, moment, { stage, page: document, driver, from: 0, used: null });
  return checks.flatMap((check) => ('expect' in check ? [check.expect] : []));
};

describe('of a control that has got another name, a recording expects', () => {
  test.each([
    ['the name', '<button>Show less</button>', [{ visible: button('Show less') }]],
    ['nothing while it is disabled', '<button disabled>Processing...</button>', []],
    ['nothing while it is busy', '<button aria-busy="true">Saving</button>', []],
  ])('%s', (_, html, expected) => {
    document.body.innerHTML = html;
    const element = document.querySelector('button') as Element;

    expect(controlChecks(pressed, { element, name: 'Save' })).toEqual(expected);
  });
});

const table = (rows: readonly (readonly [name: string, sector: string])[]): Page => ({
  html: `<table><tbody>${rows.map(([name, sector]) => `<tr><td>${name}</td><td>${sector}</td></tr>`).join('')}</tbody></table>`,
});

const status = (inside: string): Page => ({ html: `<div role="status">${inside}</div>` });

const row = (name: string) => ({ role: 'row', name, part: true });

describe('of a change, a recording expects', () => {
  test('the notice, also where its words stand beside its way back', async () => {
    const undoable = status('<p><span>Added Acorn.</span><button>Undo</button></p>');

    expect(await expectedOf(status(''), undoable)).toEqual([
      { text: 'Added Acorn.', in: { role: 'status' } },
    ]);
    expect(await expectedOf(status(''), status('<p>It is <b>saved</b>.</p>'))).toEqual([
      { text: 'It is saved.', in: { role: 'status' } },
    ]);
    expect(await expectedOf(undoable, undoable, { events: [] })).toEqual([]);
  });

  test('the notice of a refusal, of which the log knows nothing', async () => {
    const refused = { html: '<div role="alert">Invalid email or password</div>' };

    expect(await expectedOf({ html: '' }, refused, { events: [] })).toEqual([
      { text: 'Invalid email or password', in: { role: 'alert' } },
    ]);
  });

  test('the row that is new', async () => {
    expect(
      await expectedOf(
        table([['Acorn', 'Shops']]),
        table([
          ['Acorn', 'Shops'],
          ['Berg', 'Boats'],
        ]),
      ),
    ).toEqual([{ visible: row('Berg') }]);
  });

  test('the cell that is other now, and the row itself where that is its name', async () => {
    expect(await expectedOf(table([['Acorn', 'Shops']]), table([['Acorn', 'Boats']]))).toEqual([
      { text: 'Boats', in: row('Acorn') },
    ]);
    expect(await expectedOf(table([['09', 'Ada did this']]), table([['09', 'Ada did that']]))).toEqual([
      { visible: row('Ada did that') },
    ]);
  });

  test('no row of a list that is another one, and nothing of one that changes without an event', async () => {
    const three = table([
      ['Berg', 'Boats'],
      ['Cedar', 'Art'],
      ['Dune', 'Sand'],
    ]);

    expect(await expectedOf(table([['Acorn', 'Shops']]), three)).toEqual([{ log: ['ClientUpdated'] }]);
    expect(
      await expectedOf(table([['Acorn', 'Shops']]), table([['Acorn', 'Boats']]), { events: [] }),
    ).toEqual([]);
  });

  test('the events, where nothing on the page speaks of them and they are few', async () => {
    const same = status('');
    const four = ['A', 'B', 'C', 'D'];

    expect([
      await expectedOf(same, same, { events: ['ReportScheduled'] }),
      await expectedOf(same, same, { events: four }),
      await expectedOf(same, same, { events: [] }),
    ]).toEqual([[{ log: ['ReportScheduled'] }], [], []]);
  });

  test('the address that it leads to, of another page no more, and not the one that was asked for', async () => {
    const notice = status('<p>Welcome.</p>').html;
    const elsewhere = { html: notice, address: '/pricing' };

    expect(await expectedOf(status(''), elsewhere)).toEqual([{ url: '/pricing' }]);
    expect(await expectedOf(status(''), elsewhere, { step: { go: '/pricing' } })).toEqual([]);
    expect(await expectedOf(status(''), { html: '', address: '/clients?q=pilot' })).toEqual([
      { url: '/clients?q=pilot' },
    ]);
  });
});
