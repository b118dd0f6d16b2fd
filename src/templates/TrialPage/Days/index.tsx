import type {TrialDay, TrialWindow} from '#src/content/schema/trial';
import {Badge} from '#src/ui/Badge';
import {Heading} from '#src/ui/Heading';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';
import windows from './window.module.scss';

import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

/** The account on that day. It repeats the text beside it. */
function DayWindow({head, messages, options, text, share, button}: TrialWindow): ReactNode {
  const style: CSSProperties & Record<'--share', number | undefined> = {'--share': share};
  return (
    <div className={windows.window} aria-hidden="true">
      {head && (
        <p className={windows.head}>
          <Icon name={head.icon} size={16} />
          {head.title}
          {head.chip !== undefined && <Badge tone="mint">{head.chip}</Badge>}
        </p>
      )}
      {messages?.map((message) => (
        <p key={message} className={windows.message}>
          {message}
        </p>
      ))}
      {options && (
        <p className={windows.options}>
          {options.names.map((name) => (
            <span key={name} className={clsx(name === options.chosen && windows.chosen)}>
              {name}
            </span>
          ))}
        </p>
      )}
      <p>{text}</p>
      {share !== undefined && <p className={windows.bar} style={style} />}
      {button !== undefined && <p className={windows.button}>{button}</p>}
    </div>
  );
}

/** The days of a trial on a line, each with the account as it fills up. */
export function Days({days}: {days: readonly TrialDay[]}): ReactNode {
  return (
    <ol className={styles.days}>
      {days.map(({when, title, description, window}) => (
        <li key={when}>
          <div>
            <p>{when}</p>
            <Heading level={2} look="h4">
              {title}
            </Heading>
            <p>{description}</p>
          </div>
          <DayWindow {...window} />
        </li>
      ))}
    </ol>
  );
}
