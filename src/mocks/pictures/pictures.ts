/** Handles GET and POST /api/pictures: returns or stores a picture. */
import { readPicture as readBytes } from '#domain/pictures/pictureRules.ts';
import { type Picture, pictureDecider } from '#events/pictures/pictureDecider.ts';
import { pictureStream } from '#events/pictures/pictureStream.ts';
import { pictureIn } from '#events/projections/pictureDirectory.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { json, problem } from '../http/respond.ts';

const item = ({ id, url, width, height }: Picture) => ({ picture: { id, url, width, height } });

/** The unguessable id is the permission: only replies that show a picture contain it. */
export const readPicture: Handler<'readPicture'> = (_request, { answers, caller, query }) => {
  const picture = pictureIn(answers.pictureShelf, caller.workspaceId, query.id);
  return picture ? json(200, item(picture)) : problem('notFound');
};

const handle = handleCommand(pictureStream, pictureDecider);

export const keepPicture: Handler<'keepPicture'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const pictureId = world.ids.entity();
  const read = readBytes(body.url);
  return handle(request, context, {
    errors: read.ok ? {} : { url: read.problem },
    plan: () => ({
      key: [pictureId],
      command: { type: 'KeepPicture', pictureId, workspaceId, by, url: body.url, now },
      reply: (after) => ({ status: 201, body: item(after ?? notThere()) }),
    }),
  });
};
