/** Opens a branch by reloading the app. */
import { branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import { appWindow } from '../appWindow.ts';
import type { LabSource } from '../labSource.ts';

export const openBranch = (source: LabSource, id: string): void => {
  const page = appWindow(source);
  if (id === mainBranch) page.localStorage.removeItem(branchKey);
  else page.localStorage.setItem(branchKey, id);
  page.location.reload();
};
