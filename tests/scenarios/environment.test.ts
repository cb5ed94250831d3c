/** @vitest-environment happy-dom */
import { describe, expect, test } from 'vitest';
import { runScript } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import {
  alert,
  button,
  field,
  heading,
  isAt,
  isIn,
  link,
  logged,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { createDomDriver } from '#ui/stage/domDriver.ts';
import { openHeadlessStage } from './headlessStage.ts';

const script = (steps: readonly Step[]): Script => ({
  version: 1,
  name: 'try',
  title: 'Try',
  about: 'Tries.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'instant',
  steps,
});

const played = async (steps: readonly Step[]) => {
  const tried = script(steps);
  const stage = await openHeadlessStage(tried);
  const { failed } = await runScript(tried, createDomDriver(stage));
  const took = stage.now() - Date.parse(tried.start);
  stage.close();
  return { took, problem: failed && `${failed.name}: ${failed.problem}` };
};

const pay = button('Complete demo checkout');

describe('what goes on around an app on its stage', () => {
  test('a body that comes slowly takes its time of the world, and each step as long as it is asked to', async () => {
    const slowly: readonly Step[] = [
      { pace: 10 },
      { role: 'admin' },
      { fault: { route: 'GET /api/clients', times: 1, kind: 'slowBody', duration: 25_000 } },
      { go: '/clients' },
      sees(heading('Clients')),
    ];
    const still: readonly Step[] = [
      { pace: 0 },
      { go: '/pricing' },
      { press: 'Escape' },
      { clock: '2026-03-02T10:00:00Z' },
    ];

    expect(await played(slowly)).toEqual({ took: 10_000 + 30_000, problem: null });
    expect(await played(still.slice(0, 3))).toEqual({ took: 0, problem: null });
    expect(await played(still)).toEqual({ took: 3_600_000, problem: null });
  });

  test('a page whose answer never comes says so after 30 seconds, one whose plan is refused at once; both ask again', async () => {
    const steps: readonly Step[] = [
      { role: 'admin' },
      { fault: { route: 'GET /api/clients', times: 1, kind: 'timeout' } },
      { go: '/clients' },
      { wait: 30_000 },
      says(
        'The clients could not be loaded. The server took too long to answer. Try again in a moment.',
        alert,
      ),
      { click: button('Try again') },
      sees(link('Fjord & Foam')),
      { fault: { route: 'GET /api/subscription', times: 1, status: 500 } },
      { go: '/ai-chat' },
      says('Your plan could not be loaded.', alert),
      { click: button('Try again') },
      sees(button('Ask')),
    ];

    expect((await played(steps)).problem).toBe(null);
  });

  test('an order that is never answered is given up with a reason and can be placed again, one that is lost with its answer is made once', async () => {
    const order = 'POST /api/checkout';
    const steps: readonly Step[] = [
      { fault: { route: order, times: 1, kind: 'timeout' } },
      { fault: { route: order, times: 1, kind: 'networkError', lost: 'answer' } },
      { go: '/checkout?plan=starter&billing=monthly' },
      { expect: { attribute: 'disabled', of: pay, is: false } },
      { click: pay },
      { wait: 28_000 },
      { expect: { attribute: 'disabled', of: button('Processing...'), is: true } },
      { wait: 2_000 },
      says('The server took too long to answer. Try again in a moment.', alert),
      { expect: { attribute: 'disabled', of: pay, is: false } },
      { click: pay },
      { wait: 2_000 },
      sees({ role: 'alertdialog' }),
      logged('CheckoutCompleted'),
      { expect: { requests: 3, of: order } },
    ];

    expect((await played(steps)).problem).toBe(null);
  });

  test('a stream that doubles what it brings, and breaks off, is there again', async () => {
    const feed = { route: 'GET /api/events/stream', times: 1 };
    const rows = { role: 'listitem', within: { role: 'region', name: 'Recent activity' } };
    const steps: readonly Step[] = [
      { role: 'admin' },
      isIn('feed', 'linked.open'),
      { fault: { ...feed, kind: 'streamDuplicate' } },
      { fault: { ...feed, kind: 'streamDrop' } },
      { click: { role: 'tab', name: 'Workspace' } },
      { click: button('Edit your profile') },
      { fill: field('First name'), with: 'Adele' },
      { expect: { focus: field('First name') } },
      { click: button('Save profile') },
      { wait: 10_000 },
      isIn('feed', 'linked.open'),
      { click: { role: 'tab', name: 'Activity' } },
      { expect: { count: 2, of: rows, orMore: true } },
      { expect: { requests: 2, of: 'GET /api/events/stream', orMore: true } },
      { expect: { title: 'Dashboard · AgencyLens' } },
    ];

    expect((await played(steps)).problem).toBe(null);
  });

  test('pages share what the browser keeps, but neither address nor focus; a closed one is gone', async () => {
    const steps: readonly Step[] = [
      { go: '/' },
      { tab: 'other' },
      { go: '/pricing' },
      { store: 'kept', value: 'here' },
      { tab: 'first' },
      isAt('/'),
      { expect: { stored: 'kept', is: 'here' } },
      { store: 'kept', value: null },
      { tab: 'other' },
      isAt('/pricing'),
      { expect: { stored: 'kept', is: null } },
      seesNo(alert),
      { close: 'other' },
      isAt('/'),
      { close: 'other' },
    ];

    expect((await played(steps)).problem).toBe('Close the page “other”: there is no page “other” to close');
  });

  test('without a connection no page is loaded', async () => {
    expect((await played([{ net: 'offline' }, { go: '/pricing' }])).problem).toBe(
      'Open /pricing: no page can be loaded without a connection',
    );
  });
});
