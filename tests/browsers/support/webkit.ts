/** Drives WebKit by W3C WebDriver, as Debian ships it for GTK. */
import { createServer } from 'node:net';
import { findPrograms } from './findPrograms.ts';
import type { ForeignBrowser } from './foreignBrowser.ts';
import { type Program, runProgram } from './program.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const commandTo =
  (address: string): Command =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** The driver starts listening some time after its start, without a message. */
const untilListening = async (command: Command): Promise<void> => {
  while (!(await command('GET', '/status').catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 50));
};

/** The window needs a display: the existing one, or a virtual one. */
const openDisplay = async (): Promise<{ readonly name: string; readonly program: Program | null }> => {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, program: null };
  const { Xvfb } = findPrograms(['Xvfb']);
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const program = runProgram({ command: Xvfb, args });
  const [, number = ''] = await program.untilWritten(/^(\d+)\n/m);
  return { name: `:${number}`, program };
};

/** Runs in the page and answers through the callback that WebDriver appends to the arguments. */
const answering = (expression: string): string => `
  const answer = arguments[arguments.length - 1];
  (async () => JSON.stringify(await (${expression})))().then(
    (json) => answer({ json }),
    (error) => answer({ error: String(error) }),
  );`;

type Session = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };
type Answer = { readonly json?: string; readonly error?: string };

const openSession = async (command: Command, binary: string) => {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const session = (await command('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  })) as Session;
  const at = `/session/${session.sessionId}`;
  await command('POST', `${at}/window/rect`, { width: 1280, height: 900 });
  return { at, version: session.capabilities.browserVersion };
};

export const startWebKit = async (): Promise<ForeignBrowser> => {
  const { WebKitWebDriver, MiniBrowser } = findPrograms(['WebKitWebDriver', 'MiniBrowser']);
  const display = await openDisplay();
  const port = await freePort();
  const env = { DISPLAY: display.name, GDK_BACKEND: 'x11' };
  const driver = runProgram({ command: WebKitWebDriver, args: [`--port=${port}`], env });
  const command = commandTo(`http://127.0.0.1:${port}`);
  await untilListening(command);
  const { at, version } = await openSession(command, MiniBrowser);
  return {
    name: 'WebKit',
    version,
    open: async (url) => void (await command('POST', `${at}/url`, { url })),
    reload: async () => void (await command('POST', `${at}/refresh`, {})),
    evaluate: async (expression) => {
      const script = answering(expression);
      const given = (await command('POST', `${at}/execute/async`, { script, args: [] })) as Answer;
      if (given.error !== undefined) throw new Error(given.error);
      return given.json === undefined ? undefined : JSON.parse(given.json);
    },
    perform: async (actions) => void (await command('POST', `${at}/actions`, { actions })),
    errors: async () =>
      driver
        .written()
        .split('\n')
        .filter((line) => /^CONSOLE.*ERROR/.test(line)),
    close: async () => {
      await command('DELETE', at);
      await driver.end();
      await display.program?.end();
    },
  };
};
