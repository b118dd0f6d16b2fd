import type {LeadStory} from '#src/content/schema/pictures/story';
import {scenesAttribute} from '#src/behaviors/attributes';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {Icon} from '#src/ui/Icon';
import {cssValues} from '#src/lib/css-values';
import {Place} from '#src/pictures/kinds/Place';
import {Desk} from '#src/pictures/scenes/Lead/Desk';
import {Phone} from '#src/pictures/scenes/Lead/Phone';
import {sceneClass} from '#src/pictures/parts/scene-class';
import styles from './styles.module.scss';
import playButtonsStyles from './play-buttons.module.scss';
import stageStyles from './stage.module.scss';
import stairStyles from './stair.module.scss';

import type {ReactNode} from 'react';
import clsx from 'clsx';

/**
 * The scenes as steps of a rising line. Completed steps are in the brand color, and a lime square marks the current
 * one.
 */
function Stair({scenes, id}: {scenes: LeadStory['scenes']; id: string}): ReactNode {
  return (
    <div className={stairStyles.stair}>
      {scenes.map(({time, half, short, title}, index) => (
        <label
          key={title}
          htmlFor={`${id}-${index + 1}`}
          data-label={index + 1}
          className={stairStyles.step}
          style={cssValues({'--at': index + 1})}
        >
          <span className={stairStyles.time}>
            {short ? (
              <>
                {short}
                <span className={stairStyles.long}>
                  {' '}
                  {time} {half}
                </span>
              </>
            ) : (
              <>
                {time}
                <span className={stairStyles.long}> {half}</span>
              </>
            )}
          </span>{' '}
          <b>{title}</b>
        </label>
      ))}
      <i className={stairStyles.square} />
    </div>
  );
}

type StageProps = {story: LeadStory; id: string};

/** The town at night, with morning in the last scene: clock, caption, the customer's phone and the company's desk. */
function Stage({story, id}: StageProps): ReactNode {
  const {scenes, next, restart} = story;
  const place = (index: number) => ({
    'data-scene': index + 1,
    className: sceneClass(index + 1, scenes.length),
    style: cssValues({'--at': index + 1}),
  });
  return (
    <div className={stageStyles.stage}>
      <Place name="skyline" view="0 0 1440 300" className={stageStyles.sky} />
      <div className={stageStyles.wrap}>
        <div className={stageStyles.clock}>
          {scenes.map(({title, date, time, half}, index) => (
            <p key={title} {...place(index)}>
              <span className={stageStyles.date}>{date}</span>{' '}
              <span className={stageStyles.time}>
                {time} <small>{half}</small>
              </span>
            </p>
          ))}
        </div>
        <div className={stageStyles.caption}>
          {scenes.map(({title, text}, index) => (
            <div key={title} {...place(index)}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <Phone phone={story.phone} scenes={scenes} />
        <Desk story={story} className={stageStyles.desk} />
        {/* On phones. Hidden from screen readers, because it does the same as the step labels. */}
        <div className={stageStyles.next} aria-hidden="true">
          {scenes.map(({title}, index) => {
            const following = scenes[index + 1];
            const {className, ...attributes} = place(index);
            return (
              <label
                key={title}
                htmlFor={`${id}-${following ? index + 2 : 1}`}
                {...attributes}
                className={clsx(className, stageStyles.go)}
              >
                {following ? `${next} ${following.title}` : restart}
              </label>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/**
 * Labels of the inputs that play and pause the story. "Play again" alternates between two radio buttons, because a CSS
 * animation only restarts under another name. Their text is hidden from screen readers: the inputs have accessible
 * names.
 */
function PlayButtons({labels, id}: {labels: LeadStory['play']; id: string}): ReactNode {
  const label = (input: string, className: string | undefined, text: string): ReactNode => (
    <label
      htmlFor={`${id}-${input}`}
      className={buttonClass(
        {variant: className === playButtonsStyles.pause ? 'secondary' : 'primary'},
        clsx(className),
      )}
    >
      <Icon name={text === labels.pause ? 'pause' : 'play'} size={16} />
      {text}
    </label>
  );
  return (
    <div className={playButtonsStyles.buttons} data-buttons="" aria-hidden="true">
      {label('pause', playButtonsStyles.pause, labels.pause)}
      {label('pause', playButtonsStyles.resume, labels.resume)}
      {label('play', playButtonsStyles.start, labels.start)}
      {label('again', playButtonsStyles.again, labels.again)}
      {label('play', playButtonsStyles.replay, labels.again)}
    </div>
  );
}

/** ID of the section and prefix of the IDs in it. */
const id = 'lead';

/**
 * An interactive demo: one lead in six scenes. Radio buttons set the scene and CSS plays it, so it works without
 * JavaScript. The inputs come first because CSS selects the body as their following sibling.
 */
export function FollowLead({story}: {story: LeadStory}): ReactNode {
  const {title, text, legend, play, scenes} = story;
  return (
    <Section id={id} spacing="none" width="full" labelledBy={`${id}-title`}>
      <fieldset className={styles.story} aria-label={legend} {...{[scenesAttribute]: id}}>
        {scenes.map((scene, index) => (
          <input
            key={scene.title}
            type="radio"
            name={id}
            id={`${id}-${index + 1}`}
            value={index + 1}
            defaultChecked={index === 0}
          />
        ))}
        <input type="radio" name={id} id={`${id}-play`} value="play" aria-label={play.start} />
        <input type="radio" name={id} id={`${id}-again`} value="again" aria-label={play.again} />
        <input type="checkbox" id={`${id}-pause`} value="pause" aria-label={play.pause} />
        <div className={styles.body}>
          <div className={styles.wrap}>
            <div className={styles.head}>
              <div>
                <Heading level={2} id={`${id}-title`}>
                  {title}
                </Heading>
                <Text look="lead" above="row" measure="wide">
                  {text}
                </Text>
              </div>
              <PlayButtons labels={play} id={id} />
            </div>
            <Stair scenes={scenes} id={id} />
          </div>
          <Stage story={story} id={id} />
        </div>
      </fieldset>
    </Section>
  );
}
