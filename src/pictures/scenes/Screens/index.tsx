import {cssValues} from '#src/lib/css-values';
import {Earlier, pastValues} from '#src/pictures/app/Earlier';
import {Rail, RailMark, Strip} from '#src/pictures/app/Shell';
import {Panes, placeOf} from '#src/pictures/Shot';
import {threads} from '#src/world/app';
import type {AppScreen, AppScreens} from '#src/world/schema/story';
import type {Firm} from '#src/world/types';
import styles from './styles.module.scss';
import shell from '#src/pictures/app/Shell/styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const scenesOf = ({from, to}: AppScreen): string =>
  Array.from({length: to - from + 1}, (_, index) => from + index).join(' ');

/** A place of the application, in one or several scenes. `open` is what the rail's badge counts. */
function Screen({firm, screen, open}: {firm: Firm; screen: AppScreen; open: number}): ReactNode {
  const {from, to, at, earlier = [], panes, narrow} = screen;
  const place = placeOf[panes[narrow]?.pane ?? 'board'];
  const count = threads(firm, at).open;
  return (
    <div data-scene={scenesOf(screen)} className={styles.screen} style={cssValues({'--from': from, '--to': to})}>
      <Strip firm={firm} place={place} />
      {place === 'Inbox' ? (
        <>
          <RailMark place={place} count={count} />
          {pastValues(earlier, (then) => threads(firm, then).open, count).map(({scene, value}) => (
            <RailMark key={scene} place={place} count={value} until={scene} />
          ))}
        </>
      ) : (
        <>
          <RailMark place={place} />
          {count !== open && <RailMark place="Inbox" count={count} isOn={false} />}
        </>
      )}
      <Earlier value={earlier}>
        <Panes of={{...screen, firm}} />
      </Earlier>
    </div>
  );
}

export type ScreensProps = {app: AppScreens; className?: string | undefined};

/**
 * The application at the scenes of a story. Its rail is drawn once, and so is what several scenes have in common;
 * `--scene` of an ancestor sets what is visible.
 */
export function Screens({app: {firm, screens, labels}, className}: ScreensProps): ReactNode {
  const last = screens.at(-1);
  if (!last) return null;
  const {open} = threads(firm, last.at);
  return (
    <div className={clsx(styles.window, className)}>
      <div className={shell.app} aria-hidden="true">
        <Rail firm={firm} at={last.at} />
        <div className={styles.area}>
          {screens.map((screen) => (
            <Screen key={screen.from} firm={firm} screen={screen} open={open} />
          ))}
        </div>
      </div>
      {labels.map((label, index) => (
        <div
          key={label}
          role="img"
          aria-label={label}
          {...(labels.length > 1 && {'data-scene': index + 1})}
          className={styles.label}
        />
      ))}
    </div>
  );
}
