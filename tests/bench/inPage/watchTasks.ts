/** Measures how long work blocks the main thread. */

/** The longest task of the page while `work` runs, in milliseconds; 0: none over 50. */
export const watchTasks = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  const note = (list: PerformanceObserverEntryList) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver(note);
  observer.observe({ type: 'longtask' });
  await work();
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return longest;
};
