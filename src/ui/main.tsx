/** The composition root: what the HTML brings is painted first, then the program and the backend are fetched side by side. */
import './app/theme/base.css';
import 'virtual:antd.css';
import { afterPaint } from '#world/afterPaint.ts';
import { macrotask } from '#world/settle.ts';
import { hostBackend } from './boot/hostBackend.ts';

const loadBackend = () => import('#mocks/hosts/browser/browserHost.ts');

/** A prerendered page names the parts of its program, all of which are asked for together once it is painted. */
const askForProgram = (): void => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-program]');
  template?.replaceWith(template.content);
};

/** The HTML of pages that show nothing before the program runs. */
const isWaiting = ({ dataset }: HTMLElement): boolean => dataset.page === 'waiting';

/** The head's script marks those whose session the browser kept. */
const isReturning = (): boolean => 'returning' in document.documentElement.dataset;

const begin = async (container: HTMLElement): Promise<void> => {
  askForProgram();
  if (window.name.startsWith('agencylens-stage:')) {
    const { beginStage } = await import('./stage/beginStage.ts');
    await beginStage(container, loadBackend);
    return;
  }
  const backend = hostBackend(import.meta.env.BASE_URL, loadBackend);
  // The log is opened and read while the program is still on its way, unless there is something to show before.
  if (isWaiting(container) && isReturning() && !backend.keptVisits?.hasFirst()) backend.startAhead();
  // Libraries and program each in a turn of their own.
  await import('react-dom/client');
  await macrotask();
  const { startApp } = await import('./app/startApp.tsx');
  // A turn of its own: the page can scroll between reading the program and running it.
  await macrotask();
  await startApp(container, backend);
};

const container = document.getElementById('root');
if (container) {
  const run = () => void begin(container);
  if (isWaiting(container)) run();
  else afterPaint(run);
}
