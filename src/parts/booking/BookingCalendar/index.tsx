import type {BookingLabels} from '#src/content/schema/booking';
import {bookingForm, detailFields} from '#src/contracts/booking-form';
import {formProps} from '#src/parts/form/form-props';
import {FormFields} from '#src/parts/form/FormFields';
import {FormAlert, Part} from '#src/parts/form/FormStates';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Button} from '#src/ui/actions/Button';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import {Alert} from '#src/ui/Alert';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {BookedDay} from '../BookedDay';
import {ChooseStep} from '../ChooseStep';
import {Confirmation} from '../Confirmation';
import {booking, bookingIds} from '../names';
import {Notice} from '../Notice';
import {Skeleton} from '../Skeleton';
import detailStyles from './details.module.scss';
import footStyles from './foot.module.scss';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

type Step = keyof BookingLabels['steps'];

type StepProps = {
  step: Step;
  labels: BookingLabels;
  /** What scrolls, and what stays below it. */
  body: ReactNode;
  foot: ReactNode;
  /** Replaces the note while times are in a zone that isn't the visitor's. */
  otherNote?: string;
};

/** One step of the calendar; a script shows its title above it. */
function StepPart({step, labels, body, foot, otherNote}: StepProps): ReactNode {
  const {title, note} = labels.steps[step];
  const texts = {[booking.title]: title, [booking.note]: note, [booking.otherNote]: otherNote};
  return (
    <div className={styles.step} hidden={step === 'details'} {...{[booking.step]: step}} {...texts}>
      <div className={styles.body}>{body}</div>
      <div className={footStyles.foot}>{foot}</div>
    </div>
  );
}

export type BookingCalendarProps = {
  labels: BookingLabels;
  /** Heading level: 1 on the booking page. */
  level: 1 | 2;
  /** In place of times whose script doesn't load. */
  stopped: ReactNode;
};

/**
 * The site's own booking calendar, in three steps: choose a time, enter details, done. It is a form, so the server takes it with
 * and without send-form.ts; calendar.browser.ts fills in the times. Header and footer stay in place while the content between
 * them scrolls; the container sets the height.
 */
export function BookingCalendar({labels, level, stopped}: BookingCalendarProps): ReactNode {
  const Title = `h${level}` as const;
  const {choose} = labels.steps;
  const mail = (label: string): ReactNode => (
    <a className={buttonClass({variant: 'secondary', size: 'sm'})} href={labels.mailHref}>
      {label}
    </a>
  );
  const other = <ActionLink action={labels.other.action} />;
  const done = (
    <Button className={footStyles.done} {...{[booking.leave]: ''}}>
      {labels.booked.done}
    </Button>
  );
  return (
    <form {...formProps(bookingForm)} className={styles.calendar} tabIndex={-1} {...{[booking.calendar]: 'loading'}}>
      <input type="hidden" name="start" />
      <div className={styles.head}>
        <Title id={bookingIds.title} tabIndex={-1} {...{[booking.text]: 'title'}}>
          {choose.title}
        </Title>
        <p {...{[booking.text]: 'note'}}>{choose.note}</p>
      </div>
      <StepPart
        step="choose"
        labels={labels}
        otherNote={labels.zone.other}
        body={
          <>
            <Part name="stopped">{stopped}</Part>
            <Skeleton />
            <Part name="lost">
              <Notice icon="alert" title={labels.failed.title} text={labels.failed.text}>
                <Button size="sm" {...{[booking.retry]: ''}}>
                  {labels.failed.retry}
                </Button>
                {mail(labels.failed.mail)}
              </Notice>
            </Part>
            <Part name="none">
              <Notice icon="calendar" title={labels.none.title} text={labels.none.text}>
                {mail(labels.none.mail)}
              </Notice>
            </Part>
            <Part name="taken">
              <Alert tone="warning" title={labels.taken.title} live className={styles.alert}>
                {labels.taken.text}
              </Alert>
            </Part>
            <Part name="times">
              <ChooseStep labels={labels} level={level === 1 ? 2 : 3} />
            </Part>
          </>
        }
        foot={
          <>
            <p role="status" {...{[booking.while]: 'times'}}>
              <b {...{[booking.text]: 'chosen', [booking.empty]: labels.chooseFirst}}>{labels.loading}</b>
              <span>{labels.nextStep}</span>
            </p>
            <Button aria-disabled {...{[booking.go]: 'details', [booking.while]: 'times'}}>
              {labels.toDetails}
              <ControlIcon name="arrow" size={16} />
            </Button>
            <p hidden {...{[booking.while]: 'lost'}}>
              {labels.other.text} {other}
            </p>
          </>
        }
      />
      <StepPart
        step="details"
        labels={labels}
        body={
          <div className={detailStyles.fields}>
            <div className={detailStyles.chosen}>
              <p>
                <b {...{[booking.text]: 'day'}} />
                <span>
                  <span className={detailStyles.hours} {...{[booking.text]: 'hours'}} />{' '}
                  <span {...{[booking.text]: 'zone'}} />
                </span>
              </p>
              <Button variant="quiet" size="sm" {...{[booking.go]: 'choose'}}>
                {labels.change}
              </Button>
            </div>
            <FormAlert {...labels.notSent} />
            <FormFields id="booking" fields={detailFields} />
          </div>
        }
        foot={
          <>
            <Button variant="quiet" {...{[booking.go]: 'choose'}}>
              {labels.back}
            </Button>
            <Button type="submit" sending={labels.sending}>
              {labels.submit}
            </Button>
          </>
        }
      />
      <Part name="booked">
        <StepPart
          step="booked"
          labels={labels}
          body={<Confirmation labels={labels.booked} />}
          foot={
            <>
              <a target="_top" {...{[booking.link]: 'manage'}}>
                {labels.booked.manage}
              </a>
              {done}
            </>
          }
        />
      </Part>
      <Part name="requested">
        <StepPart
          step="requested"
          labels={labels}
          body={<BookedDay />}
          foot={
            <>
              {other}
              {done}
            </>
          }
        />
      </Part>
    </form>
  );
}
