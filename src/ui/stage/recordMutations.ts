/** Whether anything on a page but its looks changes. */

const isOfLooks = ({ attributeName }: MutationRecord): boolean =>
  attributeName === 'class' || attributeName === 'style';

/** Watches until it is asked, once. */
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
