import type {ComponentNote} from '#src/content/styleguide/types';

/** Every folder of src/ui. */
export const uiNotes = {
  'ui/Accordion': {use: 'Questions and answers. One is open at a time, also without JavaScript.'},
  'ui/ActionButton': {use: 'An action in the shape of a button: a page, another host, or the booking dialog.'},
  'ui/ActionElement': {use: 'The bare element behind both shapes of an action; it brings no look.'},
  'ui/ActionLink': {use: 'An action in the shape of an underlined link.'},
  'ui/Alert': {use: 'A ruled message inside the page, also behind the notes in the documentation.'},
  'ui/Badge': {use: 'A short label. Lime is kept for “Most Popular”.'},
  'ui/Breadcrumbs': {use: 'Where an inner page stands. The last entry is the page itself.'},
  'ui/Button': {use: 'One press, one act. Busy takes the place of disabled: it ignores clicks and keeps focus.'},
  'ui/CheckList': {use: 'Short promises, one a line.'},
  'ui/Contents': {
    use: 'List of a page’s parts; the one in view is marked.',
    seen: {where: 'Beside this page, and on the legal pages', to: '/privacy'},
  },
  'ui/CopyButton': {use: 'Copies a text and says so for two seconds.'},
  'ui/DecoyField': {
    use: 'A field that people never see and programs fill in. What comes with it is looked at before it is passed on.',
    seen: {where: 'In the contact form, out of sight', to: '/contact'},
  },
  'ui/Field': {use: 'A labeled input. An error says what to do, never what went wrong.'},
  'ui/Figure': {
    use: 'Something to look at, with a line under it.',
    seen: {where: 'Writing, on this page', to: '#writing'},
  },
  'ui/Heading': {use: 'Level for the outline, look for the eye: the two are set apart.'},
  'ui/Icon': {use: '20 by 20, stroke 1.6, round caps, no fill. Never in a circle or on a tile.'},
  'ui/IconButton': {use: 'A square of 40 pixels with one icon. Its label says what a press does.'},
  'ui/Initials': {use: 'A person without a photo, beside the full name.'},
  'ui/Logo': {use: 'The same in both themes: never recolored, never outlined. Clear space is half the mark.'},
  'ui/Section': {use: 'The one frame of sections: rhythm, width and color scheme.'},
  'ui/SectionHead': {use: 'Head of a section: title in columns 1–8, aside in 9–12.'},
  'ui/PageSource': {
    use: 'Where a text can be edited, and when it last was.',
    seen: {where: 'Any page of the documentation', to: '/docs/messaging/send-a-text'},
  },
  'ui/StepList': {
    use: 'Numbered steps of a task, joined by a line.',
    seen: {where: 'Writing, on this page', to: '#writing'},
  },
  'ui/StructuredData': {
    use: 'What a part of the page says to search engines, beside the visible part.',
    seen: {where: 'The source of a page'},
  },
  'ui/TabPanels': {
    use: 'The same thing in several ways. All of them show without JavaScript.',
    seen: {where: 'Writing, on this page', to: '#writing'},
  },
  'ui/Tabs': {use: 'State and keyboard of tabs. Arrows, Home and End move and select; all panels are in the HTML.'},
  'ui/VisuallyHidden': {use: 'Words for screen readers only.'},
} as const satisfies Record<string, ComponentNote>;
