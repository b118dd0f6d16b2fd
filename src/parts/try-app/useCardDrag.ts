import {isPlainKey} from '#src/lib/plain-press';
import {stageAttribute} from '#src/pictures/app/names';

import {type PointerEvent, useEffect, useRef, useState} from 'react';

type Press = {
  card: HTMLButtonElement;
  pointer: number;
  x: number;
  y: number;
  left: number;
  top: number;
  isMoving: boolean;
};

export type Drag = {id: string; over: string | undefined};

/** How far a press moves before it is a drag, in pixels. */
const reach = 6;

/** The stage under a point: a column, or a segment in narrow windows. */
function stageAt(x: number, y: number): string | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(`[${stageAttribute}]`);
  return found?.getAttribute(stageAttribute) ?? undefined;
}

type DragEvents = {
  onLift: () => void;
  onDrop: (id: string, stage: string) => void;
  /** Escape puts the card back. */
  onCancel: () => void;
};

/** Drags a card with one pointer. It goes back if something else needs the pointer, such as a page that scrolls. */
export function useCardDrag({onLift, onDrop, onCancel}: DragEvents) {
  const ghost = useRef<HTMLDivElement>(null);
  const press = useRef<Press>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag>();

  const end = (): void => {
    press.current = null;
    setDrag(undefined);
  };

  const place = (x: number, y: number): void => {
    const element = ghost.current;
    const frame = element?.parentElement?.getBoundingClientRect();
    if (!press.current || !element || !frame) return;
    element.style.translate = `${x - frame.left}px ${y - frame.top}px`;
    element.style.setProperty('--left', `${press.current.left}px`);
    element.style.setProperty('--top', `${press.current.top}px`);
  };

  const isDragged = drag !== undefined;
  useEffect(() => {
    if (!isDragged) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isPlainKey(event)) return;
      event.preventDefault();
      onCancel();
      end();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
    };
  });

  return {
    drag,
    /** The element that follows the pointer. */
    ghost,
    /** For the element around all cards. */
    handlers: {
      onPointerDown: ({target, pointerId, button, clientX, clientY, isPrimary}: PointerEvent) => {
        const card = (target as Element).closest<HTMLButtonElement>('button[name=card]');
        // A second pointer changes nothing.
        if (press.current?.isMoving || !isPrimary || button !== 0) return;
        wasDragged.current = false;
        if (!card) return;
        const {left, top} = card.getBoundingClientRect();
        const from = {x: clientX, y: clientY, left: clientX - left, top: clientY - top};
        press.current = {card, pointer: pointerId, isMoving: false, ...from};
      },
      onPointerMove: ({pointerId, clientX, clientY}: PointerEvent) => {
        const current = press.current;
        if (current?.pointer !== pointerId) return;
        if (!current.isMoving) {
          if (Math.hypot(clientX - current.x, clientY - current.y) < reach) return;
          current.isMoving = true;
          wasDragged.current = true;
          current.card.setPointerCapture(pointerId);
          onLift();
        }
        const over = stageAt(clientX, clientY);
        const id = current.card.value;
        setDrag((before) => (before?.id === id && before.over === over ? before : {id, over}));
        place(clientX, clientY);
      },
      onPointerUp: ({pointerId, clientX, clientY}: PointerEvent) => {
        const current = press.current;
        if (current?.pointer !== pointerId) return;
        const stage = current.isMoving ? stageAt(clientX, clientY) : undefined;
        if (stage !== undefined) onDrop(current.card.value, stage);
        end();
      },
      onPointerCancel: ({pointerId}: PointerEvent) => {
        if (press.current?.pointer === pointerId) end();
      },
      /** A drag ends with a click, which presses nothing. */
      onClickCapture: (event: {preventDefault: () => void; stopPropagation: () => void; detail: number}) => {
        if (!wasDragged.current || event.detail === 0) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
