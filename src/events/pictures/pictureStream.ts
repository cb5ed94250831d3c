/** Names the stream of a picture. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { PictureEvent } from './pictureEvents.ts';

export const pictureStream: StreamRule<PictureEvent> = {
  category: 'picture',
  of: (pictureId) => `picture-${pictureId}`,
  tagsOf: tagsOfWorkspace,
};
