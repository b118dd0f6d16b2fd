type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether the visitor means a click for this tab, and not “open in a new tab”. */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
