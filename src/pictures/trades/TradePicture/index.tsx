import {Chairs} from '#src/pictures/trades/Chairs';
import {Paper} from '#src/pictures/trades/Paper';
import {Window} from '#src/pictures/parts/Window';
import {Floors} from '#src/pictures/trades/Floors';
import {FloorPlan} from '#src/pictures/trades/FloorPlan';
import type {TradeDrawing} from '#src/content/schema/pictures/trades';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactElement, ReactNode} from 'react';

export type TradePictureProps = {drawing: TradeDrawing; bare?: boolean | undefined; className?: string | undefined};

// No default case, so that a new kind in trades.ts is a type error here until it's handled.
function draw(drawing: Exclude<TradeDrawing, {kind: 'plan'}>): ReactElement {
  switch (drawing.kind) {
    case 'paper':
      return <Paper drawing={drawing} />;
    case 'chairs':
      return <Chairs drawing={drawing} />;
    case 'floors':
      return <Floors drawing={drawing} />;
  }
}

/** A drawing for one industry in a window; a floor plan has no window. */
export function TradePicture({drawing, bare, className}: TradePictureProps): ReactNode {
  if (drawing.kind === 'plan') {
    return (
      <div role="img" aria-label={drawing.label} className={clsx(styles.plan, className)}>
        <FloorPlan drawing={drawing} />
      </div>
    );
  }
  return (
    <Window label={drawing.label} bare={bare} className={className}>
      {draw(drawing)}
    </Window>
  );
}
