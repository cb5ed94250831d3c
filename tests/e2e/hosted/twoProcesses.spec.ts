/** Tests two browsers on two server processes over one PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, expect, test } from 'playwright/test';
import { nora, otto } from '#tests/support/cast.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgresServer.ts';
import { createClientsPage } from '../pages/clientsPage.ts';
import { createRegisterPage } from '../pages/registerPage.ts';

const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'host.ts');

/** As the operating system gives it, so that two runs of the gate do not meet. */
const anyPort = '0';

type Process = { readonly url: string; readonly child: ChildProcess };

const startProcess = async (databaseUrl: string): Promise<Process> => {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: anyPort,
    VAULT_KEY: 'ab'.repeat(32),
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /AgencyLens is at (\S+)/.exec(line) ?? [];
    if (url !== undefined) return { url: url.replace(/\/?$/, '/'), child };
  }
  throw new Error('The process ended before it served.');
};

const stopProcess = async ({ child }: Process): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Errors of the console and of the page, refusals, and requests to other hosts. */
const watch = (context: BrowserContext, url: string): readonly string[] => {
  const faults: string[] = [];
  context.on('console', (message) => {
    // The refusal itself names the request.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(url)) faults.push(request.url());
  });
  context.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return faults;
};

let postgres: PostgresServer | null = null;
let processes: readonly Process[] = [];

test.beforeAll(async () => {
  postgres = startPostgres();
  test.skip(postgres === null, 'PostgreSQL is not installed on this machine');
  if (postgres === null) return;
  const databaseUrl = postgres.connectionString(postgres.createDatabase());
  processes = [await startProcess(databaseUrl), await startProcess(databaseUrl)];
});

test.afterAll(async () => {
  await Promise.all(processes.map(stopProcess));
  postgres?.stop();
});

test('a colleague accepts at the other process, sees the owner’s change live, and a share link opens there', async ({
  browser,
}) => {
  const [{ url: one } = { url: '' }, { url: other } = { url: '' }] = processes;
  const ownersBrowser = await browser.newContext({ baseURL: one });
  await ownersBrowser.grantPermissions(['clipboard-read', 'clipboard-write']);
  const colleaguesBrowser = await browser.newContext({ baseURL: other });
  const faults = [watch(ownersBrowser, one), watch(colleaguesBrowser, other)];
  const owner = await ownersBrowser.newPage();
  const clients = createClientsPage(owner);

  const invitation = await test.step('the owner registers and invites', async () => {
    const register = createRegisterPage(owner);
    await register.open();
    await register.register(nora);
    await expect(owner).toHaveURL(`${one}dashboard`);
    await owner.getByRole('button', { name: 'Start free trial' }).click();
    await expect(owner.getByRole('link', { name: 'Go to Clients' })).toBeVisible();
    await owner.goto('./billing?tab=team');
    await owner.getByRole('button', { name: 'Invite teammate' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(otto.email);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toBeHidden();
    await owner.getByRole('button', { name: `Copy link ${otto.email}` }).click();
    await expect(owner.getByRole('button', { name: `Copied ${otto.email}` })).toBeVisible();
    return owner.evaluate(() => navigator.clipboard.readText());
  });

  const colleague = await colleaguesBrowser.newPage();
  await test.step('the colleague accepts at the other process', async () => {
    await colleague.goto(invitation.replace(one, other));
    await expect(colleague.getByRole('heading', { name: `Join ${nora.company}` })).toBeVisible();
    const { field, submit, terms } = createRegisterPage(colleague);
    await field('First name').fill(otto.firstName);
    await field('Last name').fill(otto.lastName);
    await field('Password').fill(otto.password);
    await field('Confirm password').fill(otto.password);
    await terms.check();
    await submit.click();
    await expect(colleague).toHaveURL(`${other}dashboard`);
  });

  await test.step('the owner’s change appears without a reload', async () => {
    const theirs = createClientsPage(colleague);
    await theirs.open();
    await expect(theirs.row('Harbor & Pine (sample)')).toBeVisible();
    await clients.open();
    await clients.act('Edit', 'Harbor & Pine (sample)');
    await clients.fillIn({ Name: 'Harbor & Oak' });
    await clients.submit.click();
    await expect(theirs.row('Harbor & Oak')).toBeVisible();
  });

  await test.step('a visitor opens the owner’s share link at the other process', async () => {
    const link = owner.getByRole('main').getByRole('link', { name: 'Harbor & Oak', exact: true });
    const [id = ''] = /[a-z0-9]{16}/.exec((await link.getAttribute('href')) ?? '') ?? [];
    await owner.goto(`./dashboard?client=${id}`);
    await owner.getByRole('button', { name: 'Share', exact: true }).click();
    await owner.getByRole('button', { name: 'New link' }).click();
    await owner.getByRole('button', { name: 'Create link' }).click();
    const address = await owner.getByRole('textbox', { name: 'Address of the link' }).inputValue();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address.replace(one, other));
    await expect(visitor.getByRole('main')).toContainText('Harbor & Oak');
    await visitor.context().close();
  });

  expect(faults).toEqual([[], []]);
  await ownersBrowser.close();
  await colleaguesBrowser.close();
});
