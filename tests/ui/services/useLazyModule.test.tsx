/** @vitest-environment happy-dom */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { type LateCode, useLazyModule } from '#ui/services/useLazyModule.ts';
import { macrotask } from '#world/settle.ts';

type PartProps = { isWanted: boolean; late: LateCode<string>; onFailure: () => void };

const Part = ({ isWanted, late, onFailure }: PartProps) => (
  <p>{useLazyModule(isWanted, late, { onFailure }) ?? 'nothing'}</p>
);

const wantTwice = async (...answers: readonly (() => Promise<string>)[]) => {
  const world = newWorld();
  const services = { world } as unknown as AppServices;
  const waiting = [...answers];
  const late = {
    fault: 'It did not load',
    load: () => waiting.shift()?.() ?? Promise.reject(new Error('asked again')),
  };
  let failures = 0;
  const onFailure = () => {
    failures += 1;
  };
  const page = await renderPart(<p />);
  const shown: (string | null)[] = [];
  for (const isWanted of [false, true, false, true]) {
    await page.show(
      <ServicesContext value={services}>
        <Part isWanted={isWanted} late={late} onFailure={onFailure} />
      </ServicesContext>,
    );
    await act(macrotask);
    shown.push(page.container.textContent);
  }
  await page.unmount();
  const faults = world.trace.frames().filter(({ kind }) => kind === 'fault');
  return { shown, failures, faults: faults.map(({ name }) => name), left: waiting.length };
};

const askLater = async (after: 'paint' | 'idle', more: Partial<AppServices> = {}) => {
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  let asked = 0;
  const load = async () => {
    asked += 1;
    return 'code';
  };
  const late = { fault: 'It did not load', load, after } as const;
  const page = await renderPart(
    <ServicesContext value={{ world: newWorld(), ...more } as unknown as AppServices}>
      <Part isWanted late={late} onFailure={() => {}} />
    </ServicesContext>,
  );
  const counts = [asked];
  frames.shift()?.();
  frames.shift()?.();
  counts.push(asked);
  await act(async () => idle.shift()?.());
  counts.push(asked);
  const text = page.container.textContent;
  await page.unmount();
  return { counts, text };
};

describe('late code', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('that comes last is asked for once the page has painted and is idle', async () => {
    expect(await askLater('idle')).toEqual({ counts: [0, 0, 1], text: 'code' });
  });

  test('that comes after what is shown is asked for once the page has painted', async () => {
    expect(await askLater('paint')).toEqual({ counts: [0, 1, 1], text: 'code' });
  });

  test('is asked for at once on a stage, whose runs do not depend on frames', async () => {
    const stage = { awaitCode: (coming: Promise<unknown>) => coming } as Partial<AppServices>;
    const atOnce = { counts: [1, 1, 1], text: 'code' };

    expect([await askLater('idle', stage), await askLater('paint', stage)]).toEqual([atOnce, atOnce]);
  });

  test('that is not wanted any more when the page has painted is not asked for', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    let asked = 0;
    const load = async () => {
      asked += 1;
      return 'code';
    };
    const late = { fault: 'It did not load', load, after: 'paint' } as const;
    const page = await renderPart(
      <ServicesContext value={{ world: newWorld() } as unknown as AppServices}>
        <Part isWanted late={late} onFailure={() => {}} />
      </ServicesContext>,
    );
    await page.unmount();
    while (frames.length > 0) frames.shift()?.();

    expect(asked).toBe(0);
  });

  test('is fetched once, when it is first wanted', async () => {
    expect(await wantTwice(async () => 'code')).toEqual({
      shown: ['nothing', 'code', 'code', 'code'],
      failures: 0,
      faults: [],
      left: 0,
    });
  });

  test('leaves a fault when it does not come, and is fetched again when it is wanted again', async () => {
    const lost = () => Promise.reject(new Error('offline'));

    expect(await wantTwice(lost, async () => 'code')).toEqual({
      shown: ['nothing', 'nothing', 'nothing', 'code'],
      failures: 1,
      faults: ['It did not load'],
      left: 0,
    });
  });
});
