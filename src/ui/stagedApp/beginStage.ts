/** Reads the configuration of a stage from the window's name. */
import { lateStyles } from '../boot/lateStyles.ts';
import { stagePlanOf } from '../stage/stage.ts';
import { startStage, startTab } from './startStage.ts';

export const beginStage = async (
  container: HTMLElement,
  loadBackend: Parameters<typeof startStage>[2],
): Promise<void> => {
  const plan = stagePlanOf(window.name);
  if (plan === null) throw new Error(`This window is named as a stage, but not for what: ${window.name}`);
  await lateStyles();
  if (plan.tab !== undefined) startTab(container);
  else await startStage(container, plan, loadBackend);
};
