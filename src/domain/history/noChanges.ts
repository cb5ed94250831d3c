/** Types of events that change nothing that could be taken back: who came and went, and who only looked. */
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
