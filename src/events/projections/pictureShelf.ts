/** Which pictures does a workspace keep? */
import { type Picture, pictureOf } from '../pictures/pictureDecider.ts';
import type { Projection } from './projection.ts';

export type PictureShelf = { byId: Record<string, Picture> };

export const pictureShelf: Projection<PictureShelf> = {
  name: 'pictureShelf',
  empty: () => ({ byId: {} }),
  on: {
    PictureKept: (shelf, event) => {
      shelf.byId[event.data.pictureId] = pictureOf(event);
    },
  },
};

/** The picture under that id; undefined when the workspace has none. */
export const pictureIn = ({ byId }: PictureShelf, workspaceId: string, id: string): Picture | undefined => {
  const picture = Object.hasOwn(byId, id) ? byId[id] : undefined;
  return picture?.workspaceId === workspaceId ? picture : undefined;
};
