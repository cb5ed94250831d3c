/** Names the demo workspace, which always exists and is the only one with demo controls. */
export const demoWorkspaceId = 'northlight';
