/** Drives Firefox by WebDriver BiDi, as Debian and Mozilla ship it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from './findPrograms.ts';
import type { ForeignBrowser } from './foreignBrowser.ts';
import { runProgram } from './program.ts';

type Reply = {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly message?: string;
};

type Send = <Result>(method: string, params: object) => Promise<Result>;

const connect = async (url: string): Promise<{ readonly send: Send; close(): void }> => {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as Reply;
    if (id === undefined) return;
    const command = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') command?.resolve(result);
    else command?.reject(new Error(message));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    send: <Result>(method: string, params: object) => {
      last += 1;
      const command = Promise.withResolvers<unknown>();
      waiting.set(last, command);
      socket.send(JSON.stringify({ id: last, method, params }));
      return command.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
};

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

const evaluateIn = async (send: Send, context: string, expression: string): Promise<unknown> => {
  const evaluated = await send<Evaluated>('script.evaluate', {
    expression: `(async () => JSON.stringify(await (${expression})))()`,
    target: { context },
    awaitPromise: true,
  });
  if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
  return evaluated.result.value === undefined ? undefined : JSON.parse(evaluated.result.value);
};

/** Only the browser console reports rejected promises of workers. */
const loggedErrors = `Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
  .filter(({ sourceName, errorMessage }) => /^https?:/.test(sourceName) || /ServiceWorker|FetchEvent/.test(errorMessage))
  .map(({ errorMessage, sourceName }) => sourceName + ': ' + errorMessage)`;

type Tree = { readonly contexts: readonly { readonly context: string }[] };

export const startFirefox = async (): Promise<ForeignBrowser> => {
  const { firefox: command } = findPrograms(['firefox']);
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("intl.accept_languages", "en-GB");\n');
  const flags = ['--headless', '--no-remote', '--remote-allow-system-access', '--remote-debugging-port=0'];
  const firefox = runProgram({ command, args: [...flags, '--profile', profile, 'about:blank'] });
  const [, address = ''] = await firefox.untilWritten(/BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  const session = await send<{ readonly capabilities: { readonly browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const tree = (params: object) => send<Tree>('browsingContext.getTree', params);
  const context = (await tree({})).contexts[0]?.context ?? '';
  const chrome = (await tree({ 'moz:scope': 'chrome' })).contexts[0]?.context ?? '';
  return {
    name: 'Firefox',
    version: session.capabilities.browserVersion,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    evaluate: (expression) => evaluateIn(send, context, expression),
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    errors: async () => (await evaluateIn(send, chrome, loggedErrors)) as readonly string[],
    close: async () => {
      close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
