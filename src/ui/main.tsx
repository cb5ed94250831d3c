/** Composes the app: paints the prerendered HTML first, then loads program and backend in parallel. */
import './theme/base.css';
import 'virtual:antd.css';
import { afterPaint } from '#world/afterPaint.ts';
import { macrotask } from '#world/settle.ts';
import { hostBackend } from './boot/hostBackend.ts';
import { explainMissingCode } from './boot/missingCode.ts';
import { previewName } from './services/previewedApp.ts';

const loadBackend = () => import('#mocks/hosts/browser/browserHost.ts');

/** A prerendered page lists its modules, which are all requested after the first paint. */
const askForProgram = (): void => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-program]');
  template?.replaceWith(template.content);
};

const isWaiting = ({ dataset }: HTMLElement): boolean => dataset.page === 'waiting';

/** A script in the head marks visitors with a stored session. */
const isReturning = (): boolean => 'returning' in document.documentElement.dataset;

const begin = async (container: HTMLElement): Promise<void> => {
  askForProgram();
  if (window.name.startsWith('agencylens-stage:')) {
    const { beginStage } = await import('./stagedApp/beginStage.ts');
    await beginStage(container, loadBackend);
    return;
  }
  if (window.name === previewName) {
    const { startPreview } = await import('./app/startPreview.tsx');
    await startPreview(container);
    return;
  }
  const backend =
    document.documentElement.dataset.backend === undefined
      ? hostBackend(import.meta.env.BASE_URL, loadBackend)
      : (await import('./boot/remoteBackend.ts')).remoteBackend(import.meta.env.BASE_URL);
  // The log is opened while the program loads, unless a stored page can be shown first.
  if (isWaiting(container) && isReturning() && !backend.visitCache?.hasFirst()) backend.startAhead();
  // Libraries and program are evaluated in separate tasks.
  await import('react-dom/client');
  await macrotask();
  const { startApp } = await import('./app/startApp.tsx');
  // A separate task lets the page scroll between evaluating the program and running it.
  await macrotask();
  await startApp(container, backend);
};

explainMissingCode(window, import.meta.env.BASE_URL);
const container = document.getElementById('root');
if (container) {
  const run = () => void begin(container);
  if (isWaiting(container)) run();
  else afterPaint(run);
}
