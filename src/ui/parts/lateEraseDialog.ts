/** Loads the rarely used dialog of an erasure on demand. */
export const lateEraseDialog = {
  fault: 'The dialog of an erasure did not load',
  load: async () => (await import('./EraseDialog.tsx')).EraseDialog,
};
