import styles from './styles.module.scss';

import {cssValues} from '#src/lib/css-values';
import {Flow} from '#src/pictures/kinds/Flow';
import {Inbox} from '#src/pictures/scenes/Lead/Inbox';
import {Calendar} from '#src/pictures/scenes/Lead/Calendar';
import {Contacts} from '#src/pictures/scenes/Lead/Contacts';
import {MondayReport} from '#src/pictures/scenes/Lead/MondayReport';
import type {LeadStory} from '#src/content/schema/pictures/story';
import {Owner} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {MovingBoard} from '#src/pictures/parts/MovingBoard';
import {Window} from '#src/pictures/parts/Window';
import {sceneClass} from '#src/pictures/parts/scene-class';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The company's computer: the screens of all scenes in one window. `--scene` sets which one is visible. */
export function Desk({story: content, className}: {story: LeadStory; className: string | undefined}): ReactNode {
  const {inbox, board} = content;
  const screens = [
    <Contacts contacts={content.contacts} />,
    <Flow picture={content.workflow} />,
    <>
      <Bar title={inbox.title} chip={{text: inbox.chip, tone: 'plain'}} note={<Owner {...inbox.owner} />} />
      <Inbox picture={inbox} />
    </>,
    <Calendar calendar={content.calendar} />,
    <>
      <Bar title={board.title} note={board.note} keep="half" />
      <MovingBoard board={board} />
    </>,
    <MondayReport report={content.report} />,
  ];
  return (
    <Window className={clsx(styles.desk, className)}>
      {content.scenes.map(({title, label}, index) => (
        <div
          key={title}
          role="img"
          aria-label={label}
          data-scene={index + 1}
          className={clsx(styles.screen, sceneClass(index + 1, screens.length))}
          style={cssValues({'--at': index + 1})}
        >
          {screens[index]}
        </div>
      ))}
    </Window>
  );
}
