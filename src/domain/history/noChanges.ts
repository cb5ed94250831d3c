/** Lists event types that undo ignores: sign-ins, sign-outs and views; and those that are not activity. */

/** Looking at figures is not activity of a workspace, so questions to Ask AI are in no count of events. */
const questionTypes: readonly string[] = ['ConversationStarted', 'QuestionAnswered'];

export const isActivity = (type: string): boolean => !questionTypes.includes(type);

export const noChanges: readonly string[] = [
  'SessionStarted',
  'SessionEnded',
  'SignInSlowed',
  'PasswordResetRequested',
  'SampleClientOpened',
  'ApiCallsCounted',
  'AlertsChecked',
  'DomainChecked',
  'MailTestRequested',
  'ClientViewStarted',
  'PictureKept',
  'ImportRowsKept',
  ...questionTypes,
  'ShareLinkOpened',
  'ShareLinkPasswordRefused',
];
