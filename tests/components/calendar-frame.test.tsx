import {booking} from '#src/content/booking';
import {DemoDialog} from '#src/parts/demo-dialog';
import {CalendarFrame, DialogCalendar} from '#src/parts/demo-dialog/CalendarFrame';
import {readText} from '../support/source-tree';

import {fireEvent, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';

const props = {
  email: 'support@scalewell.example',
  phone: '+1 (416) 555-0142',
  phoneHref: 'tel:+14165550142',
};

const frame = () => screen.getByTitle<HTMLIFrameElement>('Schedule Demo Calendar');

/** Runs the embed script that the dialog added to the page, as a browser would. */
function runEmbedScript(): void {
  const script = document.querySelector<HTMLScriptElement>('script[src="/embed/booking.js"]');
  Object.defineProperty(document, 'currentScript', {configurable: true, value: script});
  window.eval(readText('static/embed/booking.js'));
  Reflect.deleteProperty(document, 'currentScript');
}

// tests/e2e/pages/other-calendar.spec.ts covers the frame of the open dialog.
test('before the calendar loads, the dialog has other ways to book', () => {
  const dialog = (calendarUrl: string) =>
    renderToStaticMarkup(
      <DemoDialog {...booking} other={{...props, calendarUrl}}>
        <DialogCalendar
          {...props}
          calendarUrl={calendarUrl}
          embedScriptUrl="https://calendar.example/a.js"
          timeoutMs={8000}
        />
      </DemoDialog>,
    );
  const other = dialog('https://calendar.example/demo');
  expect(other).toContain('href="https://calendar.example/demo"');
  expect(other).not.toContain('/api/bookings/form');
  const ourCalendar = dialog('/book');
  for (const part of ['/api/bookings/form', `mailto:${props.email}`, props.phoneHref, 'Loading the calendar…'])
    expect(ourCalendar).toContain(part);
});

test('our own calendar has no sandbox, and only its own Escape message closes the dialog', () => {
  render(
    <dialog open>
      <CalendarFrame {...props} calendarUrl="/book" embedScriptUrl="/embed/booking.js" timeoutMs={8000} />
    </dialog>,
  );
  expect(frame().hasAttribute('sandbox')).toBe(false);
  runEmbedScript();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // jsdom lacks the methods of <dialog>.
  dialog.close = () => {
    dialog.open = false;
  };
  const escape = (origin: string, source: Window | null): void => {
    fireEvent(window, new MessageEvent('message', {data: {type: 'booking:escape'}, origin, source}));
  };
  escape('https://elsewhere.example', frame().contentWindow);
  escape(window.location.origin, window);
  expect(dialog.open).toBe(true);
  escape(window.location.origin, frame().contentWindow);
  expect(dialog.open).toBe(false);
});
