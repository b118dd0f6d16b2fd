import styles from './styles.module.scss';

import {cssValues} from '#src/lib/css-values';
import type {LeadStory, PhoneContent, PhoneMessage} from '#src/pictures/Story/types';
import {Car} from '#src/pictures/parts/Car';
import story from '#src/pictures/parts/story.module.scss';
import {Avatar} from '#src/pictures/parts/Avatar';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PhoneProps = {phone: PhoneContent; scenes: LeadStory['scenes']};

function Bubble({message: {from, text, at}}: {message: PhoneMessage}): ReactNode {
  return (
    <span className={clsx(styles[from], story.arrive)} style={cssValues({'--at': at})}>
      {text}
    </span>
  );
}

/**
 * The customer's phone: the form, then the conversation from the customer's side. Hidden from screen readers, because
 * the captions describe it.
 */
export function Phone({phone, scenes}: PhoneProps): ReactNode {
  const {site, item, price, fields, button, firm, messages, prompt} = phone;
  // Consecutive scenes with the same time share one clock: from the first of them to the last.
  const times = scenes.flatMap(({time}, index) => {
    if (scenes[index - 1]?.time === time) return [];
    const next = scenes.findIndex((scene, at) => at > index && scene.time !== time);
    return [{time, from: index + 1, to: next === -1 ? scenes.length : next}];
  });
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.top}>
        {times.map(({time, from, to}) => (
          <span key={time} style={cssValues({'--from': from, '--to': to})}>
            {time}
          </span>
        ))}
      </div>
      <div className={clsx(styles.view, styles.form)}>
        <span className={styles.address}>{site}</span>
        <span className={styles.picture}>
          <Car />
        </span>
        <b className={styles.item}>
          {item} <span>{price}</span>
        </b>
        {fields.map(({label, value}) => (
          <span key={label} className={styles.field}>
            <span>{label}</span>
            {value}
          </span>
        ))}
        <span className={styles.button}>{button}</span>
      </div>
      <div className={clsx(styles.view, styles.thread)}>
        <b className={styles.firm}>
          <Avatar person={firm.person} className={styles.mark} />
          {firm.name}
        </b>
        <div className={styles.messages}>
          {messages.map((message) => (
            <Bubble key={message.text} message={message} />
          ))}
          <span className={styles.prompt}>{prompt}</span>
        </div>
      </div>
    </div>
  );
}
