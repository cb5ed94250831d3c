/** The composition root: what the HTML brings is painted first, then the program and the backend are fetched side by side. */
import './app/theme/base.css';
import 'virtual:antd.css';
import { afterPaint } from '#world/afterPaint.ts';

const loadBackend = () => import('#mocks/browser.ts');

const begin = async (container: HTMLElement): Promise<void> => {
  const { startApp } = await import('./app/startApp.tsx');
  await startApp(container, loadBackend);
};

const container = document.getElementById('root');
if (container) {
  afterPaint(() => {
    void begin(container);
  });
}
