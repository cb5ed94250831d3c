/** Defines the keys of `aria-keyshortcuts`, for the handlers, the help sheet and the recorder. */

/** In ARIA syntax; alternatives are separated by a space. */
export const announcedKeys = {
  search: 'Control+K Meta+K',
  lab: 'Control+`',
  save: 'Control+S Meta+S',
  undo: 'Control+Z Meta+Z',
  redo: 'Control+Shift+Z Meta+Shift+Z',
  editBoard: 'E',
  hold: 'P',
  pauseRecording: 'F8',
  stopRecording: 'F9',
} as const;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** A press in ARIA syntax. The key below Escape is matched by position, because keyboards assign it different characters. */
export const chordOf = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string => {
  const isBackquote = code === 'Backquote';
  const held = [
    ctrlKey && 'Control',
    metaKey && 'Meta',
    altKey && 'Alt',
    shiftKey && !isBackquote && 'Shift',
  ];
  const written = key.length === 1 ? key.toUpperCase() : key;
  return [...held, isBackquote ? '`' : written].filter(Boolean).join('+');
};

export const isAnnounced = (press: Pressed, name: keyof typeof announcedKeys): boolean =>
  announcedKeys[name].split(' ').includes(chordOf(press));
