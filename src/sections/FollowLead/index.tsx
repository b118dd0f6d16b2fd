import type {LeadStory} from '#src/content/schema/pictures/story';
import {scenesAttribute} from '#src/behaviors/attributes';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import {PlayButtons} from './PlayButtons';
import {Stage} from './Stage';
import {Stair} from './Stair';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

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
