import type {Stage} from '#src/world/types';
import styles from './styles.module.scss';
import parts from '#src/pictures/app/parts.module.scss';

import clsx from 'clsx';
import {type ReactNode, useLayoutEffect, useRef} from 'react';

/** Between the menu and its card or the edge of the window, in pixels. */
const gap = 4;

/** Puts the menu under its card, or above it where the window ends. */
function placeBeside(menu: HTMLElement, card: Element): void {
  const {top, bottom, right} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const inside = (at: number, size: number, room: number): number => Math.max(gap, Math.min(at, room - size - gap));
  const {offsetWidth, offsetHeight} = menu;
  const below = bottom + gap;
  const isLow = below + offsetHeight + gap > clientHeight;
  const x = inside(right - offsetWidth, offsetWidth, clientWidth);
  const y = inside(isLow ? top - gap - offsetHeight : below, offsetHeight, clientHeight);
  menu.style.translate = `${x + scrollX}px ${y + scrollY}px`;
}

export type CardMenuProps = {
  stages: readonly Pick<Stage, 'name' | 'tone'>[];
  /** The card's stage. */
  from: string | undefined;
  /** A press outside or Escape has closed it. */
  onClose: (isFocusLost: boolean) => void;
};

/** The stages that the card before it can move to: a popover, so a press outside and Escape close it. */
export function CardMenu({stages, from, onClose}: CardMenuProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const menu = ref.current;
    const card = menu?.previousElementSibling;
    // Browsers without popovers show it between the cards.
    if (!menu || !card || !('showPopover' in HTMLElement.prototype)) return undefined;
    menu.showPopover();
    const place = (event?: Event): void => {
      // It moves with the page, but not with the cards of its column.
      if (event?.target !== document) placeBeside(menu, card);
    };
    place();
    addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, []);

  return (
    <div
      ref={ref}
      popover="auto"
      className={styles.menu}
      role="group"
      aria-label="Move to"
      onToggle={({newState, currentTarget}) => {
        const {activeElement, body} = document;
        if (newState === 'closed' && currentTarget.isConnected)
          onClose(activeElement === body || currentTarget.contains(activeElement));
      }}
    >
      <small aria-hidden="true">Move to</small>
      {stages.map(({name, tone}) => (
        <button
          key={name}
          type="submit"
          name="to"
          value={name}
          aria-current={name === from || undefined}
          className={clsx(parts.stage, tone !== 'early' && parts[tone])}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
