import {cssValues} from '#src/lib/css-values';
import {scenesAttribute} from '#src/parts/scenes/names';
import {sceneClass} from '#src/pictures/parts/scene-class';
import {Phone} from '#src/pictures/scenes/Phone';
import {Screens} from '#src/pictures/scenes/Screens';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import {Moments} from '#src/ui/Rail/Moments';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import type {LeadStory} from '#src/world/schema/story';
import playButtonsStyles from './play-buttons.module.scss';
import stageStyles from './stage.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Night, with morning in the last scene: the customer's phone beside the company's application, and a caption. */
function Stage({story: {scenes, phone, app}}: {story: LeadStory}): ReactNode {
  return (
    <div className={stageStyles.stage}>
      <div className={stageStyles.wrap}>
        <div className={stageStyles.sides}>
          <Phone phone={phone} scenes={scenes} className={stageStyles.phone} />
          <Screens app={app} className={stageStyles.app} />
        </div>
        <div className={stageStyles.captions}>
          {scenes.map(({title, date, text}, index) => (
            <div
              key={title}
              data-scene={index + 1}
              className={sceneClass(index + 1, scenes.length)}
              style={cssValues({'--at': index + 1})}
            >
              <Heading level={3}>
                {title} <small>{date}</small>
              </Heading>
              <p>{text}</p>
            </div>
          ))}
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
      <fieldset className={styles.story} {...{[scenesAttribute]: id}}>
        <legend>{legend}</legend>
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
            <Moments moments={scenes} id={id} />
          </div>
          <Stage story={story} />
        </div>
      </fieldset>
    </Section>
  );
}
