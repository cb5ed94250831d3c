/** Tests the shell's preloads, and the files that its first page must not wait for. */
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../scripts/buildManifest.ts';
import { askBeforeScripts, routePreloads } from '../../scripts/shellPreloads.ts';

const page = 'src/ui/pages/dashboard/Dashboard.tsx';
const billing = 'src/ui/pages/billing/Billing.tsx';
const worker = 'src/mocks/hosts/browser/workerTransport.ts';

const manifestWith = (imports: string[]): Manifest => ({
  _app: { file: 'app.js', name: 'app' },
  _kit: { file: 'kit.js', name: 'kit', imports: ['_antd'] },
  _antd: { file: 'antd.js', name: 'antd' },
  _backend: { file: 'backend.js', name: 'backend' },
  _laterBackend: { file: 'laterBackend.js', name: 'laterBackend', imports: ['_app', '_backend'] },
  [page]: { file: 'Dashboard.js', css: ['Dashboard.css'], imports: ['_app', ...imports] },
  [worker]: { file: 'worker.js', imports: ['_app'] },
});

const scriptOf = (imports: string[], more: Manifest = {}) =>
  routePreloads({ base: '/demo/', manifest: { ...manifestWith(imports), ...more }, program: 'app' }, [
    { path: '/dashboard', source: page, guard: 'dashboard' },
  ]);

describe('the shell', () => {
  test('knows by the address which files a page has of its own', () => {
    const script = scriptOf([]);

    expect(script).toContain('({"/demo/dashboard":["/demo/Dashboard.js","/demo/Dashboard.css"]})');
    expect(script).toContain('["/demo/worker.js"]');
  });

  test('asks for what answers a page beside the page, unless it is the first one', () => {
    const manifest: Manifest = {
      ...manifestWith([]),
      [billing]: { file: 'Billing.js', imports: ['_app'] },
    };
    const script = routePreloads({ base: '/', manifest, program: 'app' }, [
      { path: '/dashboard', source: page, guard: 'dashboard' },
      { path: '/billing', source: billing, guard: 'billing' },
    ]);

    expect(script).toContain(
      '({"/dashboard":["/Dashboard.js","/Dashboard.css"],"/billing":["/Billing.js","/laterBackend.js","/backend.js"]})',
    );
  });

  test('is not built with a first page, or what answers it, that waits for the other routes', () => {
    const backend = { file: 'backend.js', name: 'backend', imports: ['_laterBackend'] };

    expect(() => scriptOf(['_laterBackend'])).toThrow(`${page} waits for laterBackend.js`);
    expect(() => scriptOf([], { _backend: backend })).toThrow('_backend waits for laterBackend.js');
  });

  test('is not built with a dashboard that waits for the rest of Ant Design, over however many files', () => {
    expect(() => scriptOf(['_kit'])).toThrow('/dashboard waits for antd.js');
  });

  test('is not built with a file of its own for what is around every page', () => {
    const key = 'src/ui/app/shell/personParts.ts';

    expect(() => scriptOf([], { [key]: { file: 'personParts.js', name: 'personParts' } })).toThrow(
      `${key} has a file of its own, personParts.js. It belongs to signedIn of chunkGroups.ts.`,
    );
    expect(scriptOf([], { [key]: { file: 'signedIn.js', name: 'signedIn' } })).toContain('Dashboard.js');
  });

  test('asks for its files before its first script, in their order, and for nothing in a template', () => {
    const late = '<template><link rel="stylesheet" href="/late.css"></template>';
    const entry = '<script type="module" src="/index.js"></script>';
    const font = '<link rel="preload" as="font" href="/a.woff2">';
    const part = '<link rel="modulepreload" href="/app.js">';

    expect(
      askBeforeScripts(
        `<head><script>read()</script>${entry}${late}${font}${part}</head>`,
        '<script>1</script>',
      ),
    ).toBe(`<head>${entry}${font}${part}<script>1</script><script>read()</script>${late}</head>`);
  });
});
