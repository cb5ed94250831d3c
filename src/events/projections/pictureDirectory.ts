/** Projects the pictures of each workspace. */
import { ownValue } from '#domain/ownValue.ts';
import { type Picture, pictureOf } from '../pictures/pictureDecider.ts';
import type { Projection } from './projection.ts';

export type PictureDirectory = { byId: Record<string, Picture> };

export const pictureDirectory: Projection<PictureDirectory> = {
  name: 'pictureShelf',
  empty: () => ({ byId: {} }),
  on: {
    PictureKept: (shelf, event) => {
      shelf.byId[event.data.pictureId] = pictureOf(event);
    },
  },
};

export const pictureIn = (
  { byId }: PictureDirectory,
  workspaceId: string,
  id: string,
): Picture | undefined => {
  const picture = ownValue(byId, id);
  return picture?.workspaceId === workspaceId ? picture : undefined;
};
