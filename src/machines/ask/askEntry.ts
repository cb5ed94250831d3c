/** Registers Ask AI in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { askMachine } from './askMachine.ts';

export const askEntry = entry(askMachine, {
  title: 'Questions and answers',
  subject: 'answers',
  about:
    'Opens a kept conversation, sends one question about the workspace after the other, and keeps each with its answer.',
  input: { conversationId: 'kept' },
  events: [
    { type: 'question.ask', question: 'Which plan do we have?' },
    { type: 'question.ask', question: '  ' },
    { type: 'answer.stop' },
    { type: 'conversation.open' },
  ],
});
