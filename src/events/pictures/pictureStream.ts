/** Where a picture is kept: each in a stream of its own. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { PictureEvent } from './pictureEvents.ts';

/** `picture-<picture id>`. */
export const pictureStream: StreamRule<PictureEvent> = {
  category: 'picture',
  of: (pictureId) => `picture-${pictureId}`,
  tagsOf: tagsOfWorkspace,
};
