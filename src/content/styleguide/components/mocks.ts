import type {ComponentNote} from '#src/content/styleguide/types';

/** Every drawing of src/mocks. */
export const mockNotes = {
  'mocks/Analytics': {use: 'Figures, a step chart, stages; on the home page the whole app.'},
  'mocks/Board': {use: 'Deals in their stages, one of them on the move.'},
  'mocks/Booking': {use: 'A month, its open days and the times of one day.'},
  'mocks/CloseLine': {
    use: 'The line that climbs along the foot of the closing band.',
    seen: {where: 'Closing band, on this page', to: '#sections-closingband'},
  },
  'mocks/Cover': {use: 'Cover of an article, drawn from its address. The category decides what is drawn.'},
  'mocks/Day': {use: 'One working day of a trade, row by row.'},
  'mocks/Flow': {use: 'A rule: when this happens, check, then do that.'},
  'mocks/HeroNote': {
    use: 'The text message that floats over the picture of the home page.',
    seen: {where: 'Home page', to: '/'},
  },
  'mocks/Inbox': {use: 'Threads on the left, one conversation on the right.'},
  'mocks/List': {use: 'Rows with an icon or a chip.'},
  'mocks/NotFoundLine': {
    use: 'The line that drops off, on the not-found page.',
    seen: {where: 'Any address without a page'},
  },
  'mocks/ProductPicture': {
    use: 'Draws any kind of product screen; bare, it runs out of the right and bottom edge of a cell.',
  },
  'mocks/Record': {use: 'One customer: what happened, and the facts.'},
  'mocks/Report': {use: 'Figures over bars.'},
  'mocks/Sparkline': {use: 'A small step line with its end-point.'},
  'mocks/StepChart': {use: 'A step line with area, target, labels and one tooltip. Never smoothed.'},
  'mocks/Thread': {use: 'A conversation alone.'},
  'mocks/Week': {use: 'A week of slots: free, taken, waiting.'},
} as const satisfies Record<string, ComponentNote>;
