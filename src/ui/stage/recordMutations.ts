/** Detects changes of a page other than its styles. */

const isOfLooks = ({ attributeName }: MutationRecord): boolean =>
  attributeName === 'class' || attributeName === 'style';

export const watchPage = (page: Document): (() => boolean) => {
  const view = page.defaultView ?? window;
  let hasChanged = false;
  const note = (records: readonly MutationRecord[]): void => {
    hasChanged ||= !records.every(isOfLooks);
  };
  const observer = new view.MutationObserver(note);
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return hasChanged;
  };
};
