/** Of React's scheduler, which comes without types: what tests wait with. */
declare module 'scheduler' {
  export const unstable_IdlePriority: 5;
  /** Calls `callback` once nothing with a higher priority is left to do. */
  export const unstable_scheduleCallback: (priority: 5, callback: () => void) => unknown;
}
