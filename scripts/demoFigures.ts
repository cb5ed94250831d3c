/** Reads the demo's metrics from the product's own backend, with a demo seeded at a given time. */
import type { DemoFigures } from '../src/domain/contract/demoSchemas.ts';
import { paths } from '../src/domain/contract/paths.ts';
import { openStagedBackend } from '../src/mocks/hosts/stage/stagedBackend.ts';
import { createVirtualWorld } from '../src/world/virtualWorld.ts';

/** `now` in milliseconds. */
export const readDemoFigures = async (now: number): Promise<DemoFigures> => {
  const [world, seedWorld] = [createVirtualWorld({ start: now }), createVirtualWorld({ start: now })];
  const { handle } = await openStagedBackend({ world, seedWorld, base: '/' });
  const reply = await handle(new Request(`https://agency.example${paths.demoFigures[1]}`));
  if (!reply.ok) throw new Error(`The demo has no figures: ${reply.status}`);
  return (await reply.json()) as DemoFigures;
};
