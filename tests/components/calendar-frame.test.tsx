import {fireEvent, render, screen} from '@testing-library/react';

import {booking} from '#src/content/booking';
import {DemoDialog} from '#src/features/demo-dialog';
import {CalendarFrame} from '#src/features/demo-dialog/CalendarFrame';
import {readText} from '../support/source-tree';

import {renderToStaticMarkup} from 'react-dom/server';

const props = {
  timeoutMs: 8000,
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

describe('a calendar on another host', () => {
  test('gets its script and a sandbox, and both are removed with it', () => {
    const {unmount} = render(
      <CalendarFrame
        {...props}
        calendarUrl="https://calendar.example/demo"
        embedScriptUrl="https://calendar.example/embed.js"
      />,
    );
    expect(frame().getAttribute('sandbox')?.split(' ')).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect(document.querySelectorAll('script[src="https://calendar.example/embed.js"]')).toHaveLength(1);
    unmount();
    expect(document.querySelector('iframe, script[src]')).toBeNull();
  });

  test('has the same sandbox in the frame for browsers without JavaScript', () => {
    const dialog = (calendarUrl: string) =>
      renderToStaticMarkup(
        <DemoDialog {...booking} {...props} calendarUrl={calendarUrl} embedScriptUrl="https://calendar.example/a.js" />,
      );
    expect(dialog('https://calendar.example/demo')).toContain(
      'src="https://calendar.example/demo" sandbox="allow-scripts allow-same-origin allow-forms ',
    );
    expect(dialog('/book')).toContain('src="/book"');
    expect(dialog('/book')).not.toContain('sandbox');
  });
});

describe("the site's own calendar", () => {
  test('has no sandbox, and only its own Escape message closes the dialog', () => {
    const {unmount} = render(
      <dialog open>
        <CalendarFrame {...props} calendarUrl="/book" embedScriptUrl="/embed/booking.js" />
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
    unmount();
  });
});
