/** The dialog of an erasure, which few people ever open. */
export const lateEraseDialog = {
  fault: 'The dialog of an erasure did not load',
  load: async () => (await import('./EraseDialog.tsx')).EraseDialog,
};
