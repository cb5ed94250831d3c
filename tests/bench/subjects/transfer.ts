/** Fetches an address and reads the text and the body size in each encoding. */
import { get, type IncomingMessage } from 'node:http';

export type TransferKind = 'script' | 'style' | 'document' | 'font' | 'other';

export type Transfer = {
  readonly url: string;
  readonly kind: TransferKind;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly text: string;
};

type Received = { readonly type: string; readonly body: Buffer };

const read = async (response: IncomingMessage): Promise<Buffer> => Buffer.concat(await response.toArray());

const receive = (url: string, encoding: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      read(response).then((body) => resolve({ type: response.headers['content-type'] ?? '', body }), reject);
    }).on('error', reject);
  });

const kinds: readonly (readonly [RegExp, TransferKind])[] = [
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/html/, 'document'],
  [/font/, 'font'],
];

/** Requests with and without Brotli, as browsers do. */
export const readTransfer = async (url: string): Promise<Transfer> => {
  const [plain, gzip, brotli] = await Promise.all([
    receive(url, 'identity'),
    receive(url, 'gzip'),
    receive(url, 'br'),
  ]);
  return {
    url,
    kind: kinds.find(([type]) => type.test(plain.type))?.[1] ?? 'other',
    raw: plain.body.length,
    gzip: gzip.body.length,
    brotli: brotli.body.length,
    text: plain.body.toString('utf8'),
  };
};
