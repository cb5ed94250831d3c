/** Slows or cuts response bodies that are not streams. */
import { type Clock, sleep } from '#world/clock.ts';

const slowPieces = 10;

const withBody = ({ status, headers }: Response, body: BodyInit): Response =>
  new Response(body, { status, headers });

export const slowedBody = async (response: Response, clock: Clock, duration: number): Promise<Response> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const length = Math.ceil(bytes.length / slowPieces);
  const leaving = new AbortController();
  let sent = 0;
  const pieces = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        await sleep(clock, duration / slowPieces, leaving.signal);
        controller.enqueue(bytes.slice(sent, sent + length));
        sent += length;
        if (sent >= bytes.length) controller.close();
      },
      cancel: (reason) => leaving.abort(reason),
    },
    { highWaterMark: 0 },
  );
  return withBody(response, pieces);
};

export const cutBody = async (response: Response, share: number): Promise<Response> => {
  const bytes = await response.arrayBuffer();
  return withBody(response, bytes.slice(0, Math.floor(bytes.byteLength * share)));
};
