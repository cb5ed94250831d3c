/** @vitest-environment happy-dom */

import { afterEach, describe, expect, test, vi } from 'vitest';
import { newWorld } from '#tests/machines/stage.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { type LateCode, useLateCode } from '#ui/services/useLateCode.ts';
import { macrotask } from '#world/settle.ts';

type PartProps = { isWanted: boolean; late: LateCode<string>; onFailure: () => void };

const Part = ({ isWanted, late, onFailure }: PartProps) => (
  <p>{useLateCode(isWanted, late, { onFailure }) ?? 'nothing'}</p>
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

/** How often code that comes last was asked for: on the page, after its paint, and once it is idle. */
const askLast = async (more: Partial<AppServices>) => {
  const frames: (() => void)[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  let asked = 0;
  const load = async () => {
    asked += 1;
    return 'code';
  };
  const late = { fault: 'It did not load', load, isLast: true };
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
    expect(await askLast({})).toEqual({ counts: [0, 0, 1], text: 'code' });
  });

  test('is asked for at once on a stage, whose runs do not depend on frames', async () => {
    expect(await askLast({ awaitCode: (coming) => coming })).toEqual({ counts: [1, 1, 1], text: 'code' });
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
