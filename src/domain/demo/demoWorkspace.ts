/** The workspace of the demo, which is there from the start, and which alone has levers. */
export const demoWorkspaceId = 'northlight';
