/** Handles GET /api/realtime: returns the last 30 minutes and today so far. */
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { livePicture } from './livePicture.ts';

export const readRealtime: Handler<'readRealtime'> = async (
  _request,
  { metrics, answers, caller, query, now },
) => {
  const { client } = query;
  const reply: RealtimeReply = await livePicture(metrics, { answers, caller, client, now: Date.parse(now) });
  return json(200, reply);
};
