/** Takes the next uncaught error from the test runner, which would fail the test. */
export const nextUncaught = (): Promise<unknown> =>
  new Promise((resolve) => {
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', (error) => {
      for (const other of others) process.on('uncaughtException', other);
      resolve(error);
    });
  });
