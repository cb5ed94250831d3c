/** Lists event types that undo ignores: sign-ins, sign-outs and views. */
export const noChanges: readonly string[] = [
  'SessionStarted',
  'SessionEnded',
  'SignInSlowed',
  'SampleClientOpened',
  'ApiCallsCounted',
  'AlertsChecked',
  'ClientViewStarted',
  'PictureKept',
  'ImportRowsKept',
  'ConversationStarted',
  'QuestionAnswered',
  'ShareLinkOpened',
  'ShareLinkPasswordRefused',
];
