/** Runs the support chat: a bubble or an open panel, and a reply one second after each message, without a backend. */
import { assign, setup } from 'xstate';
import { type ChatMessage, chatTexts, sendableText } from '#domain/chat/chatMessages.ts';
import { timings } from '#domain/timings.ts';

export type ChatContext = {
  readonly messages: readonly ChatMessage[];
  readonly seen: number;
  readonly waiting: readonly string[];
  readonly untilReply: number;
};

export type ChatEvent =
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  | { type: 'escape.press' }
  | { type: 'message.send'; text: string; time: string }
  | { type: 'person.change'; time: string };

const add = (messages: readonly ChatMessage[], message: Omit<ChatMessage, 'id'>): readonly ChatMessage[] => [
  ...messages,
  { id: `message-${messages.length + 1}`, ...message },
];

const greeted = (time: string): ChatContext => ({
  messages: add([], { text: chatTexts.greeting, sender: 'support', time }),
  seen: 1,
  waiting: [],
  untilReply: timings.chatReply,
});

const plus = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

export const unreadReplies = ({ messages, seen }: ChatContext): number =>
  messages.slice(seen).filter(({ sender }) => sender === 'support').length;

export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as { readonly time: string },
  },
  actions: {
    takeMessage: assign(({ context }, { text, time }: { text: string; time: string }) => ({
      messages: add(context.messages, { text: sendableText(text) ?? '', sender: 'user', time }),
      waiting: [...context.waiting, time],
    })),
    startWaiting: assign({ untilReply: timings.chatReply }),
    reply: assign(({ context: { messages, waiting } }) => {
      const [answered = '', next] = waiting;
      return {
        messages: add(messages, {
          text: chatTexts.reply,
          sender: 'support',
          time: plus(answered, timings.chatReply),
        }),
        waiting: waiting.slice(1),
        untilReply: next === undefined ? timings.chatReply : Date.parse(next) - Date.parse(answered),
      };
    }),
    markSeen: assign(({ context }) => ({ seen: context.messages.length })),
    startAnew: assign((_, { time }: { time: string }) => greeted(time)),
  },
  guards: {
    isSendable: (_, { text }: { text: string }) => sendableText(text) !== null,
    isMoreWaiting: ({ context }) => context.waiting.length > 1,
  },
  delays: { chatReply: ({ context }) => context.untilReply },
}).createMachine({
  id: 'chat',
  description: 'The support chat of the signed-in person, as long as the page is there.',
  context: ({ input }) => greeted(input.time),
  type: 'parallel',
  on: {
    'person.change': {
      target: ['.panel.collapsed', '.answer.idle'],
      actions: { type: 'startAnew', params: ({ event }) => event },
    },
  },
  states: {
    panel: {
      description: 'What is in sight of the chat.',
      initial: 'collapsed',
      states: {
        collapsed: {
          description: 'Only the bubble is there; a reply that comes now counts as unread.',
          entry: 'markSeen',
          on: { 'panel.open': 'open', 'escape.press': {} },
        },
        open: {
          description: 'The panel shows the conversation. Its close button or Escape closes it.',
          on: { 'panel.close': 'collapsed', 'escape.press': 'collapsed' },
        },
      },
    },
    answer: {
      description: 'Whether a reply is on its way.',
      initial: 'idle',
      states: {
        idle: {
          description: 'Nothing waits for a reply. Empty messages are ignored.',
          on: {
            'message.send': {
              guard: { type: 'isSendable', params: ({ event }) => event },
              target: 'replying',
              actions: [{ type: 'takeMessage', params: ({ event }) => event }, 'startWaiting'],
            },
          },
        },
        replying: {
          description:
            'Someone seems to be typing. Each message gets its reply one second after it was sent.',
          after: {
            chatReply: [
              { guard: 'isMoreWaiting', target: 'replying', reenter: true, actions: 'reply' },
              { target: 'idle', actions: 'reply' },
            ],
          },
          on: {
            'message.send': {
              guard: { type: 'isSendable', params: ({ event }) => event },
              actions: { type: 'takeMessage', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
