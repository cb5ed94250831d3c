/** Registers the reportLifecycle machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { reportLifecycleMachine } from './reportLifecycleMachine.ts';

export const reportLifecycleEntry = entry(reportLifecycleMachine, {
  title: 'Life of a report',
  subject: 'reports',
  about: 'Follows a report from gathering over review and sending to the answer of the client.',
  events: [
    { type: 'report.tell', run: 'approved', schedule: 'on', runId: 'one-1' },
    { type: 'run.start', runId: 'one-2' },
    { type: 'run.needReview' },
    { type: 'run.pass' },
    { type: 'run.block' },
    { type: 'run.fail' },
    { type: 'run.unblock' },
    { type: 'run.approve' },
    { type: 'run.reopen' },
    { type: 'run.send' },
    { type: 'run.undoSend' },
    { type: 'run.deliver' },
    { type: 'run.open' },
    { type: 'run.accept' },
    { type: 'run.requestChanges' },
    { type: 'run.withdrawAnswer' },
    { type: 'schedule.set' },
    { type: 'schedule.pause' },
    { type: 'schedule.resume' },
    { type: 'schedule.clear' },
    { type: 'report.reload' },
  ],
});
