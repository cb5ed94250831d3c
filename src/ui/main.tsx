/** The composition root: what the HTML brings is painted first, then the program and the backend are fetched side by side. */
import './app/theme/base.css';
import 'virtual:antd.css';
import { afterPaint } from '#world/afterPaint.ts';
import { macrotask } from '#world/settle.ts';

const loadBackend = () => import('#mocks/hosts/browser/browserHost.ts');

/** A prerendered page names the parts of its program, all of which are asked for together once it is painted. */
const askForProgram = (): void => {
  const template = document.querySelector<HTMLTemplateElement>('template[data-program]');
  template?.replaceWith(template.content);
};

const begin = async (container: HTMLElement): Promise<void> => {
  askForProgram();
  if (window.name.startsWith('agencylens-stage:')) {
    const { beginStage } = await import('./stage/beginStage.ts');
    await beginStage(container, loadBackend);
    return;
  }
  // Libraries and program each in a turn of their own.
  await import('react-dom/client');
  await macrotask();
  const { startApp } = await import('./app/startApp.tsx');
  // A turn of its own: the page can scroll between reading the program and running it.
  await macrotask();
  await startApp(container, loadBackend);
};

const container = document.getElementById('root');
if (container) {
  afterPaint(() => {
    void begin(container);
  });
}
