/** Where a transport brings requests. */
import type { World } from '#world/world.ts';

export type Destination = {
  readonly handle: (request: Request) => Promise<Response>;
  /** The app's base path, with its slashes. */
  readonly base: string;
  readonly world: World;
};
