/** Declares the events of a workspace's picture, which never changes. */
import * as z from 'zod/mini';
import { longestSide } from '#domain/pictures/pictureRules.ts';
import { type EventsIn, id, time } from '../eventShape.ts';

const longestUrl = 60_000;
const side = z.int().check(z.gte(1), z.lte(longestSide));

export const pictureEvents = {
  /** `url`: a data URL of a PNG or JPEG of that size in pixels. Other events refer to the picture. `by`: the uploader. */
  PictureKept: z.strictObject({
    pictureId: id,
    workspaceId: id,
    by: id,
    url: z
      .string()
      .check(z.maxLength(longestUrl), z.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)),
    width: side,
    height: side,
    keptAt: time,
  }),
} as const;

export type PictureEvent = EventsIn<typeof pictureEvents>;
