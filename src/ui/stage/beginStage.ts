/** Reads from the window's name what the stage is set for. */
import { lateStyles } from '../boot/lateStyles.ts';
import { stagePlanOf } from './stage.ts';
import { startStage, startTab } from './startStage.ts';

/** Throws when the window's name is none of a stage. */
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
