/** Runs the metrics worker. */
import { serveFigures } from './serveFigures.ts';

serveFigures({
  listen: (hear) => addEventListener('message', ({ data }) => hear(data)),
  tell: (message, transfer = []) => postMessage(message, { transfer }),
});
