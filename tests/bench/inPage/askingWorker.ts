/** Floor of a worker request: a service worker that only forwards to its page. */

type FetchEventLike = Event & {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
};

type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown, transfer: Transferable[]): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'fetch', listener: (event: FetchEventLike) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
};

type ExtendableEventLike = Event & { waitUntil(work: Promise<void>): void };

const worker = globalThis as unknown as WorkerScope;

const ask = async ({ request, clientId }: FetchEventLike): Promise<Response> => {
  const page = await worker.clients.get(clientId);
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  page?.postMessage(request.url, [port2]);
  return new Response(await answered, { headers: { 'Content-Type': 'application/json' } });
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/ask/')) event.respondWith(ask(event));
});
