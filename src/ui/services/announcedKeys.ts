/** The keys that controls announce (`aria-keyshortcuts`): their handlers act by them, the key sheet lists them, the recorder keeps them. */

/** As ARIA writes them, the alternatives apart by a space. */
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

/** A press as ARIA writes it. The key under Escape is meant by its place: on many keyboards it writes something else. */
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

/** Whether the press is one that the control announces. */
export const isAnnounced = (press: Pressed, name: keyof typeof announcedKeys): boolean =>
  announcedKeys[name].split(' ').includes(chordOf(press));
