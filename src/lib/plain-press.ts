type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

const isPlain = ({metaKey, ctrlKey, shiftKey, altKey}: Modifiers): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a click should open in this tab, not a new one. */
export const isPlainClick = (click: Modifiers & Pick<MouseEvent, 'button'>): boolean =>
  click.button === 0 && isPlain(click);

type Key = Modifiers & {isComposing: boolean; keyCode: number};

/**
 * Whether a key is for the element that has the focus. With a modifier it is the browser's (Alt+Left is Back), and while text
 * is being composed the input method's, whose last key Safari reports only as 229.
 */
export const isPlainKey = (key: Key): boolean => isPlain(key) && !key.isComposing && key.keyCode !== 229;
