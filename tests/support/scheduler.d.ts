/** Declares the functions of React's untyped scheduler that tests wait with. */
declare module 'scheduler' {
  export const unstable_IdlePriority: 5;
  /** Calls `callback` once no work of higher priority is left. */
  export const unstable_scheduleCallback: (priority: 5, callback: () => void) => unknown;
}
