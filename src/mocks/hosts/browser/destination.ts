/** Declares the destination of a transport's requests. */
import type { World } from '#world/world.ts';

export type Destination = {
  readonly handle: (request: Request) => Promise<Response>;
  readonly base: string;
  readonly world: World;
};
