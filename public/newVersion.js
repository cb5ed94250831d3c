/** Shows that the host has another build than this page. Loaded on missing code, under the same name in every build. */
(() => {
  const shell = new URL('shell.html', document.currentScript.src);
  const own = document.querySelector('[data-made-at]')?.dataset.madeAt;

  /** A page without a mark, such as the sign-in page of a guest network, is no build. */
  const isReplaced = async () => {
    const response = await fetch(shell, { cache: 'no-store' });
    const [, found] = /data-made-at="(\d+)"/.exec(await response.text()) ?? [];
    return response.ok && found !== undefined && found !== own;
  };

  /** As a declaration of styles: the stylesheets of this page may be gone too. */
  const elementOf = (name, text, style) => {
    const element = Object.assign(document.createElement(name), { textContent: text });
    element.style.cssText = style;
    return element;
  };

  const buttonOf = (text, press) => {
    const looks =
      'border:1px solid currentColor;border-radius:8px;background:transparent;color:inherit;font:inherit';
    const button = elementOf('button', text, `min-height:44px;padding:0 16px;cursor:pointer;${looks}`);
    button.type = 'button';
    button.addEventListener('click', press);
    return button;
  };

  const fields = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=url], [type=search])';

  /** A form that holds unsaved text answers this event, as the browser then asks by itself. */
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  const isTyped = () =>
    [...document.querySelectorAll(fields)].some(({ value, readOnly }) => !readOnly && value.trim() !== '');

  const warn = (bar) => {
    bar.replaceChildren(
      elementOf('span', 'Text in a field of this page may not be saved yet.', 'flex:1 1 240px'),
      buttonOf('Reload anyway', () => location.reload()),
      buttonOf('Not now', () => bar.remove()),
    );
    bar.querySelector('button').focus();
  };

  const showBar = () => {
    const place =
      'position:fixed;z-index:3000;inset:auto 12px calc(12px + var(--lab-below, 0px));max-width:640px;margin:auto;padding:8px 16px';
    const looks =
      'border-radius:12px;background:#14171c;color:#fff;font-size:15px;box-shadow:0 4px 24px #0006';
    const order = 'display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center';
    const bar = elementOf('div', '', `${place};${looks};${order}`);
    bar.id = 'new-version';
    bar.setAttribute('role', 'alert');
    bar.append(
      elementOf('span', 'A new version of AgencyLens is available. Reload to use it.', 'flex:1 1 240px'),
      buttonOf('Reload', () => (isTyped() && !isAsked() ? warn(bar) : location.reload())),
      buttonOf('Not now', () => bar.remove()),
    );
    document.body.append(bar);
  };

  const look = async () => {
    if (own === undefined || !(await isReplaced())) return;
    document.getElementById('new-version')?.remove();
    // A page that says so itself cancels the event.
    if (dispatchEvent(new Event('newversion', { cancelable: true }))) showBar();
  };

  // Without a connection nothing is known, and the page says what it can.
  look().catch(() => undefined);
})();
